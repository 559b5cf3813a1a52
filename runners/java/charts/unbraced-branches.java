class A {
    void f(int x) {
        if (x > 0) x = 1; else x = 2;
        if (x > 1)
            for (int i = 0; i < x; i++)
                if (i > 1) a(); else b();
        while (x > 0) x--;
    }
}
//| A.f
//|   decision x > 0
//|   process x = 1;
//|   process x = 2;
//|   decision x > 1
//|   process int i = 0;
//|   decision i < x
//|   decision i > 1
//|   process a();
//|   process b();
//|   process i++
//|   decision x > 0 (2)
//|   process x--;
//|   start -> x > 0
//|   x > 0 -> x = 1; [yes]
//|   x > 0 -> x = 2; [no]
//|   x = 1; -> x > 1
//|   x = 2; -> x > 1
//|   x > 1 -> int i = 0; [yes]
//|   x > 1 -> x > 0 (2) [no]
//|   int i = 0; -> i < x
//|   i < x -> i > 1 [yes]
//|   i < x -> x > 0 (2) [no]
//|   i > 1 -> a(); [yes]
//|   i > 1 -> b(); [no]
//|   a(); -> i++
//|   b(); -> i++
//|   i++ -> i < x [back]
//|   x > 0 (2) -> x--; [yes]
//|   x > 0 (2) -> end [no]
//|   x--; -> x > 0 (2) [back]
