void f(void) {
    for (;;) {
        if (a()) break;
        b();
    }
    while (1) {
        c();
    }
}
//| f
//|   loop for (;;)
//|   decision a()
//|   jump break;
//|   process b();
//|   loop while (1)
//|   process c();
//|   end, unreachable end
//|   start -> for (;;)
//|   for (;;) -> a() [body]
//|   a() -> break; [yes]
//|   a() -> b(); [no]
//|   break; -> while (1)
//|   b(); -> for (;;) [back]
//|   while (1) -> c(); [body]
//|   c(); -> while (1) [back]
