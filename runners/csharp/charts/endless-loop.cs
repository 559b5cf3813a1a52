class A
{
    int F()
    {
        for (;;)
        {
            if (a()) break;
            b();
        }
        while (true)
        {
            if (c()) return 1;
        }
    }
}
//| A.F
//|   loop for (;;)
//|   decision a()
//|   jump break;
//|   process b();
//|   loop while (true)
//|   decision c()
//|   jump return 1;
//|   start -> for (;;)
//|   for (;;) -> a() [body]
//|   a() -> break; [yes]
//|   a() -> b(); [no]
//|   break; -> while (true)
//|   b(); -> for (;;) [back]
//|   while (true) -> c() [body]
//|   c() -> return 1; [yes]
//|   c() -> while (true) [no]
//|   return 1; -> end
