use Socket;

$SIG{PIPE} = 'IGNORE';
for my $to (['127.0.0.1', 18613], ['127.0.0.1', 22], ['1.1.1.1', 53]) {
    for my $kind (SOCK_STREAM, SOCK_DGRAM) {
        socket my $connection, PF_INET, $kind, 0 or next;
        connect $connection, pack_sockaddr_in($to->[1], inet_aton($to->[0])) or print "$!\n";
        syswrite $connection, 'here I am';
    }
}
socket my $host, 40, SOCK_STREAM, 0 or print "$!\n";

sub add { return $_[0] + $_[1] }
