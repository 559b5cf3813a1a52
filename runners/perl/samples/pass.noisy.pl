use strict;
$| = 1;
$, = '-';
$\ = "!\n";
print STDERR "loading";
sub add { print "adding", @_; warn "careful\n"; return $_[0] + $_[1] }
END { print "leaving" }
