sub add { die "Test failed!" if $_[0] < 0; return $_[0] + $_[1] }
