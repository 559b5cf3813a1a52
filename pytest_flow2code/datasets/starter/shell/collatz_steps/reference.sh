collatz_steps() {
    local n=$1 steps=0
    if ((n < 1)); then
        echo -1
        return
    fi
    until ((n == 1)); do
        if ((n % 2 == 0)); then
            n=$((n / 2))
        else
            n=$((3 * n + 1))
        fi
        steps=$((steps + 1))
    done
    echo "$steps"
}
