void f(int x) {
    switch (x) {
    case 1:
        a();
        [[fallthrough]];
    case 2: {
        b();
        break;
    }
    case 3:
        c();
    }
    d();
}
//| f
//|   selector x
//|   case 1
//|   process a();
//|   jump [[fallthrough]];
//|   case 2
//|   process b();
//|   jump break;
//|   case 3
//|   process c();
//|   process d();
//|   start -> x
//|   x -> 1
//|   1 -> a(); [match]
//|   1 -> 2 [other]
//|   a(); -> [[fallthrough]];
//|   [[fallthrough]]; -> b(); [fall]
//|   2 -> b(); [match]
//|   2 -> 3 [other]
//|   b(); -> break;
//|   break; -> d();
//|   3 -> c(); [match]
//|   3 -> d(); [other]
//|   c(); -> d();
//|   d(); -> end
