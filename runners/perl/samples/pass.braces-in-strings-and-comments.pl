# } exit 0; {
sub add {
    my $open = "{{{"; my $close = '}'; # }}
    my $pattern = qr/[{}]/;
    my $text = <<'TEXT';
} } die exit {
TEXT
    return $_[0] + $_[1];
}

=pod

sub add { exit 0 }

=cut

1;
