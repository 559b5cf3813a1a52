sub check {
    my ($function) = @_;
    die "Test 1 failed" unless $function->('') == 0;
    die "Test 2 failed" unless $function->('I') == 1;
    die "Test 3 failed" unless $function->('III') == 3;
    die "Test 4 failed" unless $function->('IV') == 4;
    die "Test 5 failed" unless $function->('IX') == 9;
    die "Test 6 failed" unless $function->('XIV') == 14;
    die "Test 7 failed" unless $function->('XL') == 40;
    die "Test 8 failed" unless $function->('LXXXVIII') == 88;
    die "Test 9 failed" unless $function->('XC') == 90;
    die "Test 10 failed" unless $function->('CD') == 400;
    die "Test 11 failed" unless $function->('CM') == 900;
    die "Test 12 failed" unless $function->('MCMXCIV') == 1994;
    die "Test 13 failed" unless $function->('MMXXV') == 2025;
    die "Test 14 failed" unless $function->('MMMCMXCIX') == 3999;
    die "Test 15 failed" unless $function->('DCCC') == 800;
}

check(\&roman_to_number);
print "All tests passed\n";
