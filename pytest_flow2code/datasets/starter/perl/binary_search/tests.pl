sub check {
    my ($function) = @_;
    die "Test 1 failed" unless $function->([], 3) == -1;
    die "Test 2 failed" unless $function->([], 0) == -1;
    die "Test 3 failed" unless $function->([-5, -3], 0) == -1;
    die "Test 4 failed" unless $function->([3], 3) == 0;
    die "Test 5 failed" unless $function->([3], 2) == -1;
    die "Test 6 failed" unless $function->([3], 4) == -1;
    die "Test 7 failed" unless $function->([-9, -4, 0, 5, 12], -9) == 0;
    die "Test 8 failed" unless $function->([-9, -4, 0, 5, 12], -4) == 1;
    die "Test 9 failed" unless $function->([-9, -4, 0, 5, 12], 0) == 2;
    die "Test 10 failed" unless $function->([-9, -4, 0, 5, 12], 5) == 3;
    die "Test 11 failed" unless $function->([-9, -4, 0, 5, 12], 12) == 4;
    die "Test 12 failed" unless $function->([-9, -4, 0, 5, 12], -10) == -1;
    die "Test 13 failed" unless $function->([-9, -4, 0, 5, 12], -5) == -1;
    die "Test 14 failed" unless $function->([-9, -4, 0, 5, 12], -1) == -1;
    die "Test 15 failed" unless $function->([-9, -4, 0, 5, 12], 4) == -1;
    die "Test 16 failed" unless $function->([-9, -4, 0, 5, 12], 6) == -1;
    die "Test 17 failed" unless $function->([-9, -4, 0, 5, 12], 13) == -1;
    die "Test 18 failed" unless $function->([1, 3, 5, 7, 9, 11], 1) == 0;
    die "Test 19 failed" unless $function->([1, 3, 5, 7, 9, 11], 3) == 1;
    die "Test 20 failed" unless $function->([1, 3, 5, 7, 9, 11], 5) == 2;
    die "Test 21 failed" unless $function->([1, 3, 5, 7, 9, 11], 7) == 3;
    die "Test 22 failed" unless $function->([1, 3, 5, 7, 9, 11], 9) == 4;
    die "Test 23 failed" unless $function->([1, 3, 5, 7, 9, 11], 11) == 5;
    die "Test 24 failed" unless $function->([1, 3, 5, 7, 9, 11], 0) == -1;
    die "Test 25 failed" unless $function->([1, 3, 5, 7, 9, 11], 2) == -1;
    die "Test 26 failed" unless $function->([1, 3, 5, 7, 9, 11], 8) == -1;
    die "Test 27 failed" unless $function->([1, 3, 5, 7, 9, 11], 12) == -1;
}

check(\&binary_search);
print "All tests passed\n";
