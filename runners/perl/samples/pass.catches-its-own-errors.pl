sub add {
    my ($x, $y) = @_;
    local $@;
    eval { die "Test failed!\n" };
    return $x + $y;
}
