use strict;
use warnings;

sub digit_sum {
    my ($number) = @_;
    my $rest = abs $number;
    my $total = 0;
    while ($rest > 0) {
        $total += $rest % 10;
        $rest = int($rest / 10);
    }
    return $total;
}
