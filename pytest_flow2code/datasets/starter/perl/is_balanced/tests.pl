sub check {
    my ($function) = @_;
    die "Test 1 failed" unless $function->('');
    die "Test 2 failed" unless $function->('no brackets');
    die "Test 3 failed" unless $function->('()');
    die "Test 4 failed" unless $function->('([{}])');
    die "Test 5 failed" unless $function->('a(b)[c]{d}');
    die "Test 6 failed" unless $function->('(()())');
    die "Test 7 failed" if $function->('(');
    die "Test 8 failed" if $function->(']');
    die "Test 9 failed" if $function->('(]');
    die "Test 10 failed" if $function->('([)]');
    die "Test 11 failed" if $function->('{[}]');
    die "Test 12 failed" if $function->('())');
    die "Test 13 failed" if $function->(')(');
    die "Test 14 failed" if $function->('(()');
}

check(\&is_balanced);
print "All tests passed\n";
