use strict;
use warnings;

sub clamp {
    my ($value, $low, $high) = @_;
    return $low if $value < $low;
    return $high if $value > $high;
    return $value;
}
