sub check {
    my $func = shift;
    use Test::More tests => 2;
    die "Test failed!" unless &$func(2, 3) == 5;
    is &$func(-4, 4), 0, "a number and its opposite";
    is_deeply [&$func(20, 22)], [42], "two larger numbers";
    die "Test failed!" if &$func(1, 1) ne '2';
    print "All tests passed!\n";
}

check(\&add);
