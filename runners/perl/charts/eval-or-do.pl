sub f {
    eval {
        a();
        1;
    } or do {
        b();
    };
    c();
}
#| f
#|   try eval
#|   process a()
#|   process 1
#|   handler catch
#|   process b()
#|   process c()
#|   start -> eval
#|   eval -> a()
#|   eval -> catch [throw]
#|   a() -> 1
#|   1 -> c()
#|   catch -> b() [match]
#|   b() -> c()
#|   c() -> end
