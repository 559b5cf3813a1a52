sub add { return $_[0] + $_[1] }
my $text = <<'END';
never ends
