function f(x, y) {
    if (x)
        if (y) a();
        else b();
    if (x)
        for (;;)
            if (y) c(); else d();
}
//| f
//|   decision x
//|   decision y
//|   process a();
//|   process b();
//|   decision x (2)
//|   loop for (;;)
//|   decision y (2)
//|   process c();
//|   process d();
//|   start -> x
//|   x -> y [yes]
//|   x -> x (2) [no]
//|   y -> a(); [yes]
//|   y -> b(); [no]
//|   a(); -> x (2)
//|   b(); -> x (2)
//|   x (2) -> for (;;) [yes]
//|   x (2) -> end [no]
//|   for (;;) -> y (2) [body]
//|   y (2) -> c(); [yes]
//|   y (2) -> d(); [no]
//|   c(); -> for (;;) [back]
//|   d(); -> for (;;) [back]
