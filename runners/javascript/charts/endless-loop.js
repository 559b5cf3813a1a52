function f() {
    for (;;) {
        if (a()) break;
        b();
    }
    c();
}
//| f
//|   loop for (;;)
//|   decision a()
//|   jump break;
//|   process b();
//|   process c();
//|   start -> for (;;)
//|   for (;;) -> a() [body]
//|   a() -> break; [yes]
//|   a() -> b(); [no]
//|   break; -> c();
//|   b(); -> for (;;) [back]
//|   c(); -> end
