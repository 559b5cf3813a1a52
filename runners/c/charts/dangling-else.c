void f(int x, int y) {
    if (x)
        if (y) a();
        else b();
    c();
}
//| f
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
