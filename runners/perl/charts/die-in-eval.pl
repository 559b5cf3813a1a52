sub f {
    eval {
        die "x" if $x;
        a();
    };
    b();
}
#| f
#|   try eval
#|   decision $x
#|   jump die "x"
#|   process a()
#|   handler catch
#|   process b()
#|   start -> eval
#|   eval -> $x
#|   eval -> catch [throw]
#|   $x -> die "x" [yes]
#|   $x -> a() [no]
#|   die "x" -> catch [throw]
#|   a() -> b()
#|   catch -> b() [match]
#|   b() -> end
