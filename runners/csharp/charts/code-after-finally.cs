class A
{
    void F()
    {
        try
        {
            a();
        }
        finally
        {
            b();
        }
        c();
    }
}
//| A.F
//|   try try
//|   process a();
//|   finally finally
//|   process b();
//|   resume resume
//|   process c();
//|   start -> try
//|   try -> a();
//|   try -> finally [throw (exception)]
//|   a(); -> finally
//|   finally -> b();
//|   b(); -> resume
//|   resume -> c();
//|   resume -> end [resume (exception)]
//|   c(); -> end
