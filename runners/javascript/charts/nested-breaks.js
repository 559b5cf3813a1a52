function f(x) {
    out: while (x) {
        for (;;) {
            if (a()) break;
            if (b()) break out;
            if (c()) continue out;
        }
        d();
    }
    e();
}
//| f
//|   merge out:
//|   decision x
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
//|   out: -> x
//|   x -> for (;;) [yes]
//|   x -> e(); [no]
//|   for (;;) -> a() [body]
//|   a() -> break; [yes]
//|   a() -> b() [no]
//|   break; -> d();
//|   b() -> break out; [yes]
//|   b() -> c() [no]
//|   break out; -> e();
//|   c() -> continue out; [yes]
//|   c() -> for (;;) [no]
//|   continue out; -> x [back]
//|   d(); -> x [back]
//|   e(); -> end
