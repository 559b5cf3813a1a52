void f(int x) {
    if (x) exit(1);
    if (a()) abort();
    b();
}
//| f
//|   decision x
//|   jump exit(1);
//|   decision a()
//|   jump abort();
//|   process b();
//|   start -> x
//|   x -> exit(1); [yes]
//|   x -> a() [no]
//|   exit(1); -> end
//|   a() -> abort(); [yes]
//|   a() -> b(); [no]
//|   abort(); -> end
//|   b(); -> end
