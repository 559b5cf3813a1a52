class A {
    void f(boolean x, boolean y) {
        if (x)
            if (y) a();
            else b();
        c();
    }
}
//| A.f
//|   decision x
//|   decision y
//|   process a();
//|   process b();
//|   process c();
//|   start -> x
//|   x -> y [yes]
//|   x -> c(); [no]
//|   y -> a(); [yes]
//|   y -> b(); [no]
//|   a(); -> c();
//|   b(); -> c();
//|   c(); -> end
