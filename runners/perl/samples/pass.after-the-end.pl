sub add { return $_[0] + $_[1] }
my @lines = <DATA>;
__DATA__
sub add { return 7 }
