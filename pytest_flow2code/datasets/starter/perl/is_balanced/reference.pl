use strict;
use warnings;

sub is_balanced {
    my ($text) = @_;
    my %partner = (')' => '(', ']' => '[', '}' => '{');
    my @opened;
    foreach my $character (split //, $text) {
        if ($character =~ /[(\[{]/) {
            push @opened, $character;
        } elsif (exists $partner{$character}) {
            return 0 unless @opened;
            return 0 if pop(@opened) ne $partner{$character};
        }
    }
    return @opened ? 0 : 1;
}
