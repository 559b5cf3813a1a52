class A
{
    void F(int x)
    {
        while (x > 0)
        {
            for (;;)
            {
                if (a()) break;
                b();
            }
            if (c()) goto done;
        }
    done:
        d();
    }
}
//| A.F
//|   decision x > 0
//|   loop for (;;)
//|   decision a()
//|   jump break;
//|   process b();
//|   decision c()
//|   jump goto done;
//|   merge done:
//|   process d();
//|   start -> x > 0
//|   x > 0 -> for (;;) [yes]
//|   x > 0 -> done: [no]
//|   for (;;) -> a() [body]
//|   a() -> break; [yes]
//|   a() -> b(); [no]
//|   break; -> c()
//|   b(); -> for (;;) [back]
//|   c() -> goto done; [yes]
//|   c() -> x > 0 [no]
//|   goto done; -> done:
//|   done: -> d();
//|   d(); -> end
