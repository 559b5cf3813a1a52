void f() {
    for (;;) {
        if (a()) break;
        b();
    }
    while (true) {
        c();
    }
}
//| f
//|   loop for (;;)
//|   decision a()
//|   jump break;
//|   process b();
//|   loop while (true)
//|   process c();
//|   end, unreachable end
//|   start -> for (;;)
//|   for (;;) -> a() [body]
//|   a() -> break; [yes]
//|   a() -> b(); [no]
//|   break; -> while (true)
//|   b(); -> for (;;) [back]
//|   while (true) -> c(); [body]
//|   c(); -> while (true) [back]
