sub f {
    {
        last if $x;
        a();
    }
    b();
}
#| f
#|   decision $x
#|   jump last
#|   process a()
#|   process b()
#|   start -> $x
#|   $x -> last [yes]
#|   $x -> a() [no]
#|   last -> b()
#|   a() -> b()
#|   b() -> end
