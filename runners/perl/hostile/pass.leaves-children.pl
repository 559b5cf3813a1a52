use POSIX qw(setsid _exit);

for (1 .. 3) {
    next if fork;
    setsid;
    if (!fork) {
        $SIG{TERM} = $SIG{HUP} = 'IGNORE';
        sleep 1_000_000;
    }
    _exit(0);
}

sub add { return $_[0] + $_[1] }
