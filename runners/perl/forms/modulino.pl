#!/usr/bin/perl
use strict;
use warnings;

@ANSWER@

sub main_of_mine {
    print "a demo\n";
}

main_of_mine() unless caller;
1;
