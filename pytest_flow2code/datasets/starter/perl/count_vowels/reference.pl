use strict;
use warnings;

sub count_vowels {
    my ($text) = @_;
    my $count = 0;
    foreach my $letter (split //, $text) {
        $count++ if $letter =~ /[aeiou]/i;
    }
    return $count;
}
