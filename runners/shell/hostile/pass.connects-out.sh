for to in tcp/127.0.0.1/18613 tcp/127.0.0.1/22 udp/1.1.1.1/53 tcp/::1/18613; do
    (echo here I am >/dev/$to)
done 2>&1
perl -e 'socket my $s, 40, 1, 0 or print "$!\n"'

add() {
    echo $(( $1 + $2 ))
}
