function f() {
    try {
        return a();
    } catch (e) {
        b();
    }
    c();
}
//| f
//|   try try
//|   jump return a();
//|   handler catch (e)
//|   process b();
//|   process c();
//|   start -> try
//|   try -> return a();
//|   try -> catch (e) [throw]
//|   return a(); -> end
//|   catch (e) -> b(); [match]
//|   b(); -> c();
//|   c(); -> end
