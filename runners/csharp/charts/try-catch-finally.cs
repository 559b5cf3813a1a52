class A
{
    void F()
    {
        try
        {
            a();
        }
        catch (E e) when (e.Code == 1)
        {
            b(e);
        }
        catch
        {
            throw;
        }
        finally
        {
            c();
        }
        d();
    }
}
//| A.F
//|   try try
//|   process a();
//|   handler catch (E e) when (e.Code == 1)
//|   process b(e);
//|   handler catch
//|   jump throw;
//|   finally finally
//|   process c();
//|   resume resume
//|   process d();
//|   start -> try
//|   try -> a();
//|   try -> catch (E e) when (e.Code == 1) [throw]
//|   a(); -> finally
//|   catch (E e) when (e.Code == 1) -> b(e); [match]
//|   catch (E e) when (e.Code == 1) -> catch [other]
//|   b(e); -> finally
//|   catch -> throw; [match]
//|   throw; -> finally [throw (exception)]
//|   finally -> c();
//|   c(); -> resume
//|   resume -> d();
//|   resume -> end [resume (exception)]
//|   d(); -> end
