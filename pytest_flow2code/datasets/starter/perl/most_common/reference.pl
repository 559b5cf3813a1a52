use strict;
use warnings;

sub most_common {
    my ($words) = @_;
    my %count;
    $count{$_}++ foreach @$words;
    my $best = '';
    foreach my $word (sort keys %count) {
        if ($best eq '' || $count{$word} > $count{$best}) {
            $best = $word;
        }
    }
    return $best;
}
