int f(int n) {
    for (int i = 0, j = n; i < j; ++i, --j) {
        if (a()) continue;
        b(i);
    }
    return n;
}
//| f
//|   process int i = 0, j = n;
//|   decision i < j
//|   decision a()
//|   jump continue;
//|   process b(i);
//|   process ++i, --j
//|   jump return n;
//|   start -> int i = 0, j = n;
//|   int i = 0, j = n; -> i < j
//|   i < j -> a() [yes]
//|   i < j -> return n; [no]
//|   a() -> continue; [yes]
//|   a() -> b(i); [no]
//|   continue; -> ++i, --j
//|   b(i); -> ++i, --j
//|   ++i, --j -> i < j [back]
//|   return n; -> end
