function f() {
    try {
        a();
    } catch (e) {
        b(e);
    } finally {
        c();
    }
    d();
}
//| f
//|   try try
//|   process a();
//|   handler catch (e)
//|   process b(e);
//|   finally finally
//|   process c();
//|   process d();
//|   start -> try
//|   try -> a();
//|   try -> catch (e) [throw]
//|   a(); -> finally
//|   catch (e) -> b(e); [match]
//|   b(e); -> finally
//|   finally -> c();
//|   c(); -> d();
//|   d(); -> end
