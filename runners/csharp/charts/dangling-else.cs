class A
{
    void F(int x, int y)
    {
        if (x > 0)
            if (y > 0) a();
            else b();
        c();
    }
}
//| A.F
//|   decision x > 0
//|   decision y > 0
//|   process a();
//|   process b();
//|   process c();
//|   start -> x > 0
//|   x > 0 -> y > 0 [yes]
//|   x > 0 -> c(); [no]
//|   y > 0 -> a(); [yes]
//|   y > 0 -> b(); [no]
//|   a(); -> c();
//|   b(); -> c();
//|   c(); -> end
