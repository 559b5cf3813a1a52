function f(x) {
    if (x) var y = 1; else y = 2;
    while (y) y--;
    for (;;) return y;
}
//| f
//|   decision x
//|   process var y = 1;
//|   process y = 2;
//|   decision y
//|   process y--;
//|   loop for (;;)
//|   jump return y;
//|   start -> x
//|   x -> var y = 1; [yes]
//|   x -> y = 2; [no]
//|   var y = 1; -> y
//|   y = 2; -> y
//|   y -> y--; [yes]
//|   y -> for (;;) [no]
//|   y--; -> y [back]
//|   for (;;) -> return y; [body]
//|   return y; -> end
