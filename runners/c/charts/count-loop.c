int f(int n) {
    for (int i = 0; i < n; i++) {
        if (a()) continue;
        b(i);
    }
    return n;
}
//| f
//|   process int i = 0;
//|   decision i < n
//|   decision a()
//|   jump continue;
//|   process b(i);
//|   process i++
//|   jump return n;
//|   start -> int i = 0;
//|   int i = 0; -> i < n
//|   i < n -> a() [yes]
//|   i < n -> return n; [no]
//|   a() -> continue; [yes]
//|   a() -> b(i); [no]
//|   continue; -> i++
//|   b(i); -> i++
//|   i++ -> i < n [back]
//|   return n; -> end
