sub add { my $zero = 0; return $_[0] / $zero }
