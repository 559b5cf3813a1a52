class A
{
    void F()
    {
        try
        {
            return;
        }
        catch (E e)
        {
            b();
        }
        c();
    }
}
//| A.F
//|   try try
//|   jump return;
//|   handler catch (E e)
//|   process b();
//|   process c();
//|   start -> try
//|   try -> return;
//|   try -> catch (E e) [throw]
//|   return; -> end
//|   catch (E e) -> b(); [match]
//|   catch (E e) -> end [other]
//|   b(); -> c();
//|   c(); -> end
