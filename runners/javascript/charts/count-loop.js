function f(n) {
    for (let i = 0; i < n; i++) {
        if (a()) continue;
        b(i);
    }
    return n;
}
//| f
//|   process let i = 0;
//|   decision i < n
//|   decision a()
//|   jump continue;
//|   process b(i);
//|   process i++
//|   jump return n;
//|   start -> let i = 0;
//|   let i = 0; -> i < n
//|   i < n -> a() [yes]
//|   i < n -> return n; [no]
//|   a() -> continue; [yes]
//|   a() -> b(i); [no]
//|   continue; -> i++
//|   b(i); -> i++
//|   i++ -> i < n [back]
//|   return n; -> end
