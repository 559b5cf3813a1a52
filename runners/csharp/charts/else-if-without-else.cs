class A
{
    void F(int x)
    {
        if (x > 0)
        {
            a();
        }
        else if (x < 0)
        {
            b();
        }
        c();
    }
}
//| A.F
//|   decision x > 0
//|   process a();
//|   decision x < 0
//|   process b();
//|   process c();
//|   start -> x > 0
//|   x > 0 -> a(); [yes]
//|   x > 0 -> x < 0 [no]
//|   a(); -> c();
//|   x < 0 -> b(); [yes]
//|   x < 0 -> c(); [no]
//|   b(); -> c();
//|   c(); -> end
