sub check {
    my ($function) = @_;
    die "Test 1 failed" unless $function->(1) == 0;
    die "Test 2 failed" unless $function->(2) == 1;
    die "Test 3 failed" unless $function->(3) == 7;
    die "Test 4 failed" unless $function->(6) == 8;
    die "Test 5 failed" unless $function->(7) == 16;
    die "Test 6 failed" unless $function->(16) == 4;
    die "Test 7 failed" unless $function->(27) == 111;
    die "Test 8 failed" unless $function->(0) == -1;
    die "Test 9 failed" unless $function->(-5) == -1;
}

check(\&collatz_steps);
print "All tests passed\n";
