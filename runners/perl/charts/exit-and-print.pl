sub f {
    exit 1 if $x;
    print "x";
    my $y = <STDIN>;
    printf("%d", $y);
}
#| f
#|   decision $x
#|   jump exit 1
#|   output print "x"
#|   input my $y = <STDIN>
#|   output printf("%d", $y)
#|   start -> $x
#|   $x -> exit 1 [yes]
#|   $x -> print "x" [no]
#|   exit 1 -> end
#|   print "x" -> my $y = <STDIN>
#|   my $y = <STDIN> -> printf("%d", $y)
#|   printf("%d", $y) -> end
