class A
{
    int F(int[] xs)
    {
        foreach (int x in xs)
        {
            try
            {
                if (x == 1) continue;
                if (x == 2) break;
                if (x == 3) return x;
                a();
            }
            finally
            {
                b();
            }
        }
        return c();
    }
}
//| A.F
//|   loop foreach (int x in xs)
//|   try try
//|   decision x == 1
//|   jump continue;
//|   decision x == 2
//|   jump break;
//|   decision x == 3
//|   jump return x;
//|   process a();
//|   finally finally
//|   process b();
//|   resume resume
//|   jump return c();
//|   start -> foreach (int x in xs)
//|   foreach (int x in xs) -> try [body]
//|   foreach (int x in xs) -> return c(); [done]
//|   try -> x == 1
//|   try -> finally [throw (exception)]
//|   x == 1 -> continue; [yes]
//|   x == 1 -> x == 2 [no]
//|   continue; -> finally [(continue)]
//|   x == 2 -> break; [yes]
//|   x == 2 -> x == 3 [no]
//|   break; -> finally [(break)]
//|   x == 3 -> return x; [yes]
//|   x == 3 -> a(); [no]
//|   return x; -> finally [(return)]
//|   a(); -> finally
//|   finally -> b();
//|   b(); -> resume
//|   resume -> foreach (int x in xs) [back]
//|   resume -> foreach (int x in xs) [resume (continue)]
//|   resume -> return c(); [resume (break)]
//|   resume -> end [resume (exception)]
//|   resume -> end [resume (return)]
//|   return c(); -> end
