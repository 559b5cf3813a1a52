count_vowels() {
    local text=$1 count=0 place
    for ((place = 0; place < ${#text}; place++)); do
        case ${text:place:1} in
            [aeiouAEIOU]) ((count += 1)) ;;
        esac
    done
    echo "$count"
}
