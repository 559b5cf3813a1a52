sub check {
    my ($function) = @_;
    die "Test 1 failed" unless $function->([]) eq '';
    die "Test 2 failed" unless $function->(['a']) eq 'a';
    die "Test 3 failed" unless $function->(['b', 'a']) eq 'a';
    die "Test 4 failed" unless $function->(['pear', 'fig', 'pear']) eq 'pear';
    die "Test 5 failed" unless $function->(['fig', 'pear', 'fig', 'pear']) eq 'fig';
    die "Test 6 failed" unless $function->(['z', 'y', 'y', 'z', 'x']) eq 'y';
    die "Test 7 failed" unless $function->(['a', 'b', 'b']) eq 'b';
    die "Test 8 failed" unless $function->(['one', 'two', 'three', 'two', 'one', 'two']) eq 'two';
}

check(\&most_common);
print "All tests passed\n";
