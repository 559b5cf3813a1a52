binary_search() {
    local -a items=($1)
    local wanted=$2 low=0 middle
    local high=$((${#items[@]} - 1))
    while ((low <= high)); do
        middle=$(((low + high) / 2))
        if ((items[middle] == wanted)); then
            echo "$middle"
            return
        elif ((items[middle] < wanted)); then
            low=$((middle + 1))
        else
            high=$((middle - 1))
        fi
    done
    echo -1
}
