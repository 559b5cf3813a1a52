use strict;
use warnings;
use Test::More tests => 3;

sub add { my ($x, $y) = @_; return $x + $y; }

sub check {
    is(add(1, 1), 2, 'one and one');
    is(add(0, 0), 0);
    ok(add(1, 2) == 4, 'a wrong test of its own');
}

check();
