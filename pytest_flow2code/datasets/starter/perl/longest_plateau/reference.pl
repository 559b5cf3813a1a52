use strict;
use warnings;

sub longest_plateau {
    my ($items) = @_;
    my $longest = 0;
    my $run = 0;
    for (my $place = 0; $place < @$items; $place++) {
        if ($place > 0 && $items->[$place] == $items->[$place - 1]) {
            $run++;
        } else {
            $run = 1;
        }
        $longest = $run if $run > $longest;
    }
    return $longest;
}
