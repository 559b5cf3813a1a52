sub check {
    my ($function) = @_;
    die "Test 1 failed" unless $function->(5, 0, 10) == 5;
    die "Test 2 failed" unless $function->(-3, 0, 10) == 0;
    die "Test 3 failed" unless $function->(42, 0, 10) == 10;
    die "Test 4 failed" unless $function->(0, 0, 10) == 0;
    die "Test 5 failed" unless $function->(10, 0, 10) == 10;
    die "Test 6 failed" unless $function->(11, 0, 10) == 10;
    die "Test 7 failed" unless $function->(-1, 0, 10) == 0;
    die "Test 8 failed" unless $function->(-7, -9, -5) == -7;
    die "Test 9 failed" unless $function->(-4, -9, -5) == -5;
    die "Test 10 failed" unless $function->(-10, -9, -5) == -9;
    die "Test 11 failed" unless $function->(3, 4, 4) == 4;
    die "Test 12 failed" unless $function->(5, 4, 4) == 4;
}

check(\&clamp);
print "All tests passed\n";
