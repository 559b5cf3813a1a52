void f(int x) {
    while (x) {
        for (;;) {
            if (a()) break;
            b();
        }
        if (c()) break;
    }
    d();
}
//| f
//|   decision x
//|   loop for (;;)
//|   decision a()
//|   jump break;
//|   process b();
//|   decision c()
//|   jump break; (2)
//|   process d();
//|   start -> x
//|   x -> for (;;) [yes]
//|   x -> d(); [no]
//|   for (;;) -> a() [body]
//|   a() -> break; [yes]
//|   a() -> b(); [no]
//|   break; -> c()
//|   b(); -> for (;;) [back]
//|   c() -> break; (2) [yes]
//|   c() -> x [no]
//|   break; (2) -> d();
//|   d(); -> end
