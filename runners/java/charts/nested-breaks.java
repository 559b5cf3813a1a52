class A {
    void f(int x) {
        out: while (x > 0) {
            for (;;) {
                if (a()) break;
                if (b()) break out;
                if (c()) continue out;
            }
            d();
        }
        e();
    }
}
//| A.f
//|   merge out:
//|   decision x > 0
//|   loop for (;;)
//|   decision a()
//|   jump break;
//|   decision b()
//|   jump break out;
//|   decision c()
//|   jump continue out;
//|   process d();
//|   process e();
//|   start -> out:
//|   out: -> x > 0
//|   x > 0 -> for (;;) [yes]
//|   x > 0 -> e(); [no]
//|   for (;;) -> a() [body]
//|   a() -> break; [yes]
//|   a() -> b() [no]
//|   break; -> d();
//|   b() -> break out; [yes]
//|   b() -> c() [no]
//|   break out; -> e();
//|   c() -> continue out; [yes]
//|   c() -> for (;;) [no]
//|   continue out; -> x > 0 [back]
//|   d(); -> x > 0 [back]
//|   e(); -> end
