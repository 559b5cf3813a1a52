sub check {
    my ($function) = @_;
    die "Test 1 failed" unless $function->([]) == 0;
    die "Test 2 failed" unless $function->([4]) == 1;
    die "Test 3 failed" unless $function->([1, 2, 3]) == 1;
    die "Test 4 failed" unless $function->([1, 2, 2, 2, 5, 5]) == 3;
    die "Test 5 failed" unless $function->([7, 7, 7, 7]) == 4;
    die "Test 6 failed" unless $function->([3, 3, 1, 3, 3, 3]) == 3;
    die "Test 7 failed" unless $function->([0, 0, -1, -1, -1, 0]) == 3;
    die "Test 8 failed" unless $function->([5, 5, 5, 5, 2, 2]) == 4;
    die "Test 9 failed" unless $function->([1, 2, 1, 2, 1]) == 1;
    die "Test 10 failed" unless $function->([8, 9, 9]) == 2;
}

check(\&longest_plateau);
print "All tests passed\n";
