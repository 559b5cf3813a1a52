use strict;
use warnings;
use List::Util qw(sum0);

sub add {
    my ($left, $right) = @_;
}

no warnings 'redefine';
use List::Util qw(sum0);

sub add {
    my ($left, $right) = @_;
    return $left + $right;
}
