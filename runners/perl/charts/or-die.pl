sub f {
    open(my $h, '<', $p) or die "no $p";
    $x and return 1;
    $y || die;
    b();
}
#| f
#|   decision open(my $h, '<', $p)
#|   jump die "no $p"
#|   decision $x
#|   jump return 1
#|   decision $y
#|   jump die
#|   process b()
#|   start -> open(my $h, '<', $p)
#|   open(my $h, '<', $p) -> $x [yes]
#|   open(my $h, '<', $p) -> die "no $p" [no]
#|   die "no $p" -> end [throw]
#|   $x -> return 1 [yes]
#|   $x -> $y [no]
#|   return 1 -> end
#|   $y -> b() [yes]
#|   $y -> die [no]
#|   die -> end [throw]
#|   b() -> end
