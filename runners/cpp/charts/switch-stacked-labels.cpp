void f(int x) {
    switch (x) {
    case 1:
    case 2:
        a();
        break;
    case 3:
    default:
        b();
    }
    c();
}
//| f
//|   selector x
//|   case 1|2
//|   process a();
//|   jump break;
//|   case 3
//|   process b();
//|   process c();
//|   start -> x
//|   x -> 1|2
//|   1|2 -> a(); [match]
//|   1|2 -> 3 [other]
//|   a(); -> break;
//|   break; -> c();
//|   3 -> b(); [match]
//|   3 -> b(); [other]
//|   b(); -> c();
//|   c(); -> end
