sub check {
    my ($function) = @_;
    die "Test 1 failed" unless $function->(0) == 0;
    die "Test 2 failed" unless $function->(7) == 7;
    die "Test 3 failed" unless $function->(10) == 1;
    die "Test 4 failed" unless $function->(407) == 11;
    die "Test 5 failed" unless $function->(-407) == 11;
    die "Test 6 failed" unless $function->(-1) == 1;
    die "Test 7 failed" unless $function->(999) == 27;
    die "Test 8 failed" unless $function->(1000000) == 1;
    die "Test 9 failed" unless $function->(987654321) == 45;
}

check(\&digit_sum);
print "All tests passed\n";
