use strict;
use warnings;

sub roman_to_number {
    my ($numeral) = @_;
    my %values = (I => 1, V => 5, X => 10, L => 50, C => 100, D => 500, M => 1000);
    my $total = 0;
    my $previous = 0;
    foreach my $letter (reverse split //, $numeral) {
        my $value = $values{$letter};
        if ($value < $previous) {
            $total -= $value;
        } else {
            $total += $value;
            $previous = $value;
        }
    }
    return $total;
}
