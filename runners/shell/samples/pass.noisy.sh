echo "loading" >&2
shopt -s nocasematch extglob
alias echo='printf'
IFS=,
trap 'echo leaving' EXIT
add() {
    echo "adding $1 and $2" >&2
    echo $(( $1 + $2 ))
}
