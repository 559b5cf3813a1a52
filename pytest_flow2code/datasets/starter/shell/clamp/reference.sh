clamp() {
    local value=$1 low=$2 high=$3
    if ((value < low)); then
        echo "$low"
    elif ((value > high)); then
        echo "$high"
    else
        echo "$value"
    fi
}
