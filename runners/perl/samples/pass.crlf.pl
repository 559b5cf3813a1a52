use strict;

sub add {
	my ($x, $y) = @_;
	my $text = <<"END";
plus
END
	return $x + $y;
}
