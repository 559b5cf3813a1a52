sub f {
    for (;;) {
        last if a();
        b();
    }
    while (1) {
        return 1 if c();
    }
}
#| f
#|   loop for (;;)
#|   decision a()
#|   jump last
#|   process b()
#|   loop while (1)
#|   decision c()
#|   jump return 1
#|   start -> for (;;)
#|   for (;;) -> a() [body]
#|   a() -> last [yes]
#|   a() -> b() [no]
#|   last -> while (1)
#|   b() -> for (;;) [back]
#|   while (1) -> c() [body]
#|   c() -> return 1 [yes]
#|   c() -> while (1) [no]
#|   return 1 -> end
