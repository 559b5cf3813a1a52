sub f {
    for (my $i = 0; $i < $n; $i++) {
        next if a();
        b($i);
    }
    return $n;
}
#| f
#|   process my $i = 0
#|   decision $i < $n
#|   decision a()
#|   jump next
#|   process b($i)
#|   process $i++
#|   jump return $n
#|   start -> my $i = 0
#|   my $i = 0 -> $i < $n
#|   $i < $n -> a() [yes]
#|   $i < $n -> return $n [no]
#|   a() -> next [yes]
#|   a() -> b($i) [no]
#|   next -> $i++
#|   b($i) -> $i++
#|   $i++ -> $i < $n [back]
#|   return $n -> end
