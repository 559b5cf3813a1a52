print 'x' x 5_000_000;

sub add { return $_[0] + $_[1] }
