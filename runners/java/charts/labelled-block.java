class A {
    void f(int x) {
        block: {
            if (x > 0) break block;
            a();
        }
        b();
    }
}
//| A.f
//|   merge block:
//|   decision x > 0
//|   jump break block;
//|   process a();
//|   process b();
//|   start -> block:
//|   block: -> x > 0
//|   x > 0 -> break block; [yes]
//|   x > 0 -> a(); [no]
//|   break block; -> b();
//|   a(); -> b();
//|   b(); -> end
