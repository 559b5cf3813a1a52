#!/usr/bin/perl
use strict;
use warnings;
use List::Util qw(sum0);

my $greeting = "The sum is";

sub add {
    my ($left, $right) = @_;
    return sum0(map { 0 + $_ } $left, $right);
}

sub main {
    print "$greeting ", add(1, 2), "\n";
    return 0;
}

exit(main());
