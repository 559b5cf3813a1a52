use strict;
use warnings;

sub binary_search {
    my ($items, $wanted) = @_;
    my $low = 0;
    my $high = $#{$items};
    while ($low <= $high) {
        my $middle = int(($low + $high) / 2);
        if ($items->[$middle] == $wanted) {
            return $middle;
        } elsif ($items->[$middle] < $wanted) {
            $low = $middle + 1;
        } else {
            $high = $middle - 1;
        }
    }
    return -1;
}
