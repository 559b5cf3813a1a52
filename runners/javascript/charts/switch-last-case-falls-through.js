function f(x) {
    switch (x) {
        case 1:
            a();
            break;
        case 2:
            b();
    }
    c();
}
//| f
//|   selector x
//|   case 1
//|   process a();
//|   jump break;
//|   case 2
//|   process b();
//|   process c();
//|   start -> x
//|   x -> 1
//|   1 -> a(); [match]
//|   1 -> 2 [other]
//|   a(); -> break;
//|   break; -> c();
//|   2 -> b(); [match]
//|   2 -> c(); [other]
//|   b(); -> c();
//|   c(); -> end
