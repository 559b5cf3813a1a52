digit_sum() {
    local rest=${1#-} total=0
    while ((rest > 0)); do
        ((total += rest % 10))
        ((rest /= 10))
    done
    echo "$total"
}
