sub check {
    my ($function) = @_;
    die "Test 1 failed" unless $function->('') eq '';
    die "Test 2 failed" unless $function->('   ') eq '';
    die "Test 3 failed" unless $function->('ada') eq 'A.';
    die "Test 4 failed" unless $function->('ada  lovelace') eq 'A.L.';
    die "Test 5 failed" unless $function->(' grace brewster  hopper ') eq 'G.B.H.';
    die "Test 6 failed" unless $function->('Alan Turing') eq 'A.T.';
    die "Test 7 failed" unless $function->('x Y z') eq 'X.Y.Z.';
}

check(\&initials);
print "All tests passed\n";
