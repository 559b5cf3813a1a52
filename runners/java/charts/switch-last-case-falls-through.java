class A {
    void f(int x) {
        switch (x) {
            case 1:
                a();
            case 2:
                b();
        }
        c();
    }
}
//| A.f
//|   selector x
//|   case 1
//|   process a();
//|   case 2
//|   process b();
//|   process c();
//|   start -> x
//|   x -> 1
//|   1 -> a(); [match]
//|   1 -> 2 [other]
//|   a(); -> b(); [fall]
//|   2 -> b(); [match]
//|   2 -> c(); [other]
//|   b(); -> c();
//|   c(); -> end
