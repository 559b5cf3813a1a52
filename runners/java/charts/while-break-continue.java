class A {
    int f(int x) {
        while (x > 0) {
            if (a()) break;
            if (b()) continue;
            c();
        }
        return x;
    }
}
//| A.f
//|   decision x > 0
//|   decision a()
//|   jump break;
//|   decision b()
//|   jump continue;
//|   process c();
//|   jump return x;
//|   start -> x > 0
//|   x > 0 -> a() [yes]
//|   x > 0 -> return x; [no]
//|   a() -> break; [yes]
//|   a() -> b() [no]
//|   break; -> return x;
//|   b() -> continue; [yes]
//|   b() -> c(); [no]
//|   continue; -> x > 0 [back]
//|   c(); -> x > 0 [back]
//|   return x; -> end
