sub check {
    my ($function) = @_;
    die "Test 1 failed" unless $function->('') == 0;
    die "Test 2 failed" unless $function->('rhythm') == 0;
    die "Test 3 failed" unless $function->('a') == 1;
    die "Test 4 failed" unless $function->('aeiou') == 5;
    die "Test 5 failed" unless $function->('AEIOU') == 5;
    die "Test 6 failed" unless $function->('Queue up, Yolanda!') == 8;
    die "Test 7 failed" unless $function->('banana') == 3;
    die "Test 8 failed" unless $function->('xyz 123 E') == 1;
}

check(\&count_vowels);
print "All tests passed\n";
