void f(int x) {
    if (x) int y = 1; else x = 2;
    if (x)
        for (int i = 0; i < x; i++)
            if (i) a(); else b();
    while (x) x--;
}
//| f
//|   decision x
//|   process int y = 1;
//|   process x = 2;
//|   decision x (2)
//|   process int i = 0;
//|   decision i < x
//|   decision i
//|   process a();
//|   process b();
//|   process i++
//|   decision x (3)
//|   process x--;
//|   start -> x
//|   x -> int y = 1; [yes]
//|   x -> x = 2; [no]
//|   int y = 1; -> x (2)
//|   x = 2; -> x (2)
//|   x (2) -> int i = 0; [yes]
//|   x (2) -> x (3) [no]
//|   int i = 0; -> i < x
//|   i < x -> i [yes]
//|   i < x -> x (3) [no]
//|   i -> a(); [yes]
//|   i -> b(); [no]
//|   a(); -> i++
//|   b(); -> i++
//|   i++ -> i < x [back]
//|   x (3) -> x--; [yes]
//|   x (3) -> end [no]
//|   x--; -> x (3) [back]
//| ! line 2: not understood: int (error)
