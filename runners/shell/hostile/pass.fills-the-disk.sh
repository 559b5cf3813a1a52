for folder in /tmp /dev/shm /box /var/tmp .; do
    for number in 1 2 3 4 5 6; do
        head -c 16000000 /dev/zero >$folder/$number
    done
done 2>/dev/null
rm -f [1-6]

add() {
    echo $(( $1 + $2 ))
}
