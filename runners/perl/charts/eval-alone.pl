sub f {
    eval { a(); };
    if ($@) {
        b();
    }
    c();
}
#| f
#|   try eval
#|   process a()
#|   handler catch
#|   decision $@
#|   process b()
#|   process c()
#|   start -> eval
#|   eval -> a()
#|   eval -> catch [throw]
#|   a() -> $@
#|   catch -> $@ [match]
#|   $@ -> b() [yes]
#|   $@ -> c() [no]
#|   b() -> c()
#|   c() -> end
