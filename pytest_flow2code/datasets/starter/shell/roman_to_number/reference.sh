roman_to_number() {
    local numeral=$1 total=0 previous=0 value place
    local -A values=([I]=1 [V]=5 [X]=10 [L]=50 [C]=100 [D]=500 [M]=1000)
    for ((place = ${#numeral} - 1; place >= 0; place--)); do
        value=${values[${numeral:place:1}]}
        if ((value < previous)); then
            ((total -= value))
        else
            ((total += value))
            previous=$value
        fi
    done
    echo "$total"
}
