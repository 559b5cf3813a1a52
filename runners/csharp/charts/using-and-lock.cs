class A
{
    int F(int x)
    {
        using (var r = g())
        {
            if (x > 0) return 1;
            a();
        }
        lock (this)
        {
            b();
        }
        using var s = h();
        return 2;
    }
}
//| A.F
//|   process using (var r = g())
//|   decision x > 0
//|   jump return 1;
//|   process a();
//|   finally dispose
//|   resume resume
//|   process lock (this)
//|   process b();
//|   finally unlock
//|   process using var s = h();
//|   jump return 2;
//|   finally dispose (2)
//|   start -> using (var r = g())
//|   using (var r = g()) -> x > 0
//|   x > 0 -> return 1; [yes]
//|   x > 0 -> a(); [no]
//|   return 1; -> dispose [(return)]
//|   a(); -> dispose
//|   dispose -> resume
//|   resume -> lock (this)
//|   resume -> end [resume (return)]
//|   lock (this) -> b();
//|   b(); -> unlock
//|   unlock -> using var s = h();
//|   using var s = h(); -> return 2;
//|   return 2; -> dispose (2) [(return)]
//|   dispose (2) -> end
