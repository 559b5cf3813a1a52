class A {
    void f(int x) {
        do {
            if (a()) continue;
            b();
        } while (x > 0);
        c();
    }
}
//| A.f
//|   decision a()
//|   jump continue;
//|   process b();
//|   decision x > 0
//|   process c();
//|   start -> a()
//|   a() -> continue; [yes]
//|   a() -> b(); [no]
//|   continue; -> x > 0
//|   b(); -> x > 0
//|   x > 0 -> a() [yes]
//|   x > 0 -> c(); [no]
//|   c(); -> end
