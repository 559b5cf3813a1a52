#!/usr/bin/env perl
use strict;
sub add { my ($x, $y) = @_; $x + $y }
sub run { print "usage: add X Y\n"; exit 2 }
run() unless caller;
1;
