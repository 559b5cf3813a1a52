use strict;
use warnings;

sub initials {
    my ($name) = @_;
    my $result = '';
    foreach my $word (split ' ', $name) {
        $result .= uc(substr($word, 0, 1)) . '.';
    }
    return $result;
}
