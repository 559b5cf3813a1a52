class A {
    void f(int x) {
        if (x > 0) {
            a();
//| A.f
//|   decision x > 0
//|   process a();
//|   start -> x > 0
//|   x > 0 -> a(); [yes]
//|   x > 0 -> end [no]
//|   a(); -> end
