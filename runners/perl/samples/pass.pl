use strict;
use warnings;
use List::Util qw(sum0);

sub add {
    my ($left, $right) = @_;
    return sum0($left, $right);
}
