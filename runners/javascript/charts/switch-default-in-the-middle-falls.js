function f(x) {
    switch (x) {
        case 1:
            a();
        default:
            b();
        case 2:
            c();
    }
    d();
}
//| f
//|   selector x
//|   case 1
//|   process a();
//|   process b();
//|   case 2
//|   process c();
//|   process d();
//|   start -> x
//|   x -> 1
//|   1 -> a(); [match]
//|   1 -> 2 [other]
//|   a(); -> b(); [fall]
//|   b(); -> c(); [fall]
//|   2 -> c(); [match]
//|   2 -> b(); [other]
//|   c(); -> d();
//|   d(); -> end
