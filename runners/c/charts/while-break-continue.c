int f(int x) {
    while (x) {
        if (a()) break;
        if (b()) continue;
        c();
    }
    return x;
}
//| f
//|   decision x
//|   decision a()
//|   jump break;
//|   decision b()
//|   jump continue;
//|   process c();
//|   jump return x;
//|   start -> x
//|   x -> a() [yes]
//|   x -> return x; [no]
//|   a() -> break; [yes]
//|   a() -> b() [no]
//|   break; -> return x;
//|   b() -> continue; [yes]
//|   b() -> c(); [no]
//|   continue; -> x [back]
//|   c(); -> x [back]
//|   return x; -> end
