join_by() {
    local separator=$1 result="" word
    shift
    if (($# > 0)); then
        result=$1
        shift
    fi
    for word in "$@"; do
        result+=$separator$word
    done
    printf '%s\n' "$result"
}
