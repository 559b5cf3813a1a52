class A
{
    int F(int x)
    {
        try
        {
            if (x > 0) return 1;
            return 2;
        }
        catch (E)
        {
            return 3;
        }
        finally
        {
            a();
        }
    }
}
//| A.F
//|   try try
//|   decision x > 0
//|   jump return 1;
//|   jump return 2;
//|   handler catch (E)
//|   jump return 3;
//|   finally finally
//|   process a();
//|   resume resume
//|   start -> try
//|   try -> x > 0
//|   try -> catch (E) [throw]
//|   x > 0 -> return 1; [yes]
//|   x > 0 -> return 2; [no]
//|   return 1; -> finally [(return)]
//|   return 2; -> finally [(return)]
//|   catch (E) -> return 3; [match]
//|   catch (E) -> finally [other (exception)]
//|   return 3; -> finally [(return)]
//|   finally -> a();
//|   a(); -> resume
//|   resume -> end [resume (return)]
//|   resume -> end [resume (exception)]
