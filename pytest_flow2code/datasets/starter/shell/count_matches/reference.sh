count_matches() {
    local text=$1 word=$2 count=0 line
    while IFS= read -r line; do
        if [[ $line == *"$word"* ]]; then
            count=$((count + 1))
        fi
    done <<< "$text"
    echo "$count"
}
