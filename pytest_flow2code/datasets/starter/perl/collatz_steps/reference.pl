use strict;
use warnings;

sub collatz_steps {
    my ($n) = @_;
    return -1 if $n < 1;
    my $steps = 0;
    until ($n == 1) {
        if ($n % 2 == 0) {
            $n /= 2;
        } else {
            $n = 3 * $n + 1;
        }
        $steps++;
    }
    return $steps;
}
