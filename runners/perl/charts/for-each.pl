sub f {
    foreach my $x (@xs) {
        a($x);
    }
    for my $i (0 .. 9) {
        b($i);
    }
}
#| f
#|   loop foreach my $x (@xs)
#|   process a($x)
#|   loop for my $i (0 .. 9)
#|   process b($i)
#|   start -> foreach my $x (@xs)
#|   foreach my $x (@xs) -> a($x) [body]
#|   foreach my $x (@xs) -> for my $i (0 .. 9) [done]
#|   a($x) -> foreach my $x (@xs) [back]
#|   for my $i (0 .. 9) -> b($i) [body]
#|   for my $i (0 .. 9) -> end [done]
#|   b($i) -> for my $i (0 .. 9) [back]
