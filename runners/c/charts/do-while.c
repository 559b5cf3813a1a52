void f(int x) {
    do {
        if (a()) continue;
        b();
    } while (x);
    c();
}
//| f
//|   decision a()
//|   jump continue;
//|   process b();
//|   decision x
//|   process c();
//|   start -> a()
//|   a() -> continue; [yes]
//|   a() -> b(); [no]
//|   continue; -> x
//|   b(); -> x
//|   x -> a() [yes]
//|   x -> c(); [no]
//|   c(); -> end
