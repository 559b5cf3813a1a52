longest_plateau() {
    local longest=0 run=0 previous="" item
    for item in $1; do
        if [[ $item == "$previous" ]]; then
            run=$((run + 1))
        else
            run=1
        fi
        previous=$item
        if ((run > longest)); then
            longest=$run
        fi
    done
    echo "$longest"
}
