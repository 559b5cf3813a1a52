void f(int n) {
    switch (n % 2) {
    case 0:
        do {
            a();
    case 1:
            b();
        } while (--n > 0);
    }
    c();
}
//| f
//|   selector n % 2
//|   case 0
//|   merge case 0:
//|   process a();
//|   merge case 1:
//|   process b();
//|   decision --n > 0
//|   case 1
//|   jump go to case 1
//|   process c();
//|   start -> n % 2
//|   n % 2 -> 0
//|   0 -> case 0: [match]
//|   0 -> 1 [other]
//|   case 0: -> a();
//|   a(); -> case 1:
//|   case 1: -> b();
//|   b(); -> --n > 0
//|   --n > 0 -> a(); [yes]
//|   --n > 0 -> c(); [no]
//|   1 -> go to case 1 [match]
//|   1 -> c(); [other]
//|   go to case 1 -> case 1: [back]
//|   c(); -> end
