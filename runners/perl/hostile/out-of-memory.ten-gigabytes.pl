my $held = 'x' x 10_000_000_000;

sub add { return $_[0] + $_[1] }
