class A
{
    int F(int x)
    {
        a();
        using var r = g();
        if (x > 0) return 1;
        using var s = h();
        b();
        return 2;
    }
}
//| A.F
//|   process a();
//|   process using var r = g();
//|   decision x > 0
//|   jump return 1;
//|   process using var s = h();
//|   process b();
//|   jump return 2;
//|   finally dispose
//|   finally dispose (2)
//|   start -> a();
//|   a(); -> using var r = g();
//|   using var r = g(); -> x > 0
//|   x > 0 -> return 1; [yes]
//|   x > 0 -> using var s = h(); [no]
//|   return 1; -> dispose (2) [(return)]
//|   using var s = h(); -> b();
//|   b(); -> return 2;
//|   return 2; -> dispose [(return)]
//|   dispose -> dispose (2) [(return)]
//|   dispose (2) -> end
