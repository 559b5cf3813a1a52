void f(int x) {
    while (x) {
        switch (x) {
        case 1:
            continue;
        case 2:
            break;
        }
        a();
    }
}
//| f
//|   decision x
//|   selector x (2)
//|   case 1
//|   jump continue;
//|   case 2
//|   jump break;
//|   process a();
//|   start -> x
//|   x -> x (2) [yes]
//|   x -> end [no]
//|   x (2) -> 1
//|   1 -> continue; [match]
//|   1 -> 2 [other]
//|   continue; -> x [back]
//|   2 -> break; [match]
//|   2 -> a(); [other]
//|   break; -> a();
//|   a(); -> x [back]
