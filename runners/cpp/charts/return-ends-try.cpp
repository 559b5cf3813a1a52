void f() {
    try {
        return a();
    } catch (const E& e) {
        b();
    }
    c();
}
//| f
//|   try try
//|   jump return a();
//|   handler catch (const E& e)
//|   process b();
//|   process c();
//|   start -> try
//|   try -> return a();
//|   try -> catch (const E& e) [throw]
//|   return a(); -> end
//|   catch (const E& e) -> b(); [match]
//|   catch (const E& e) -> end [other]
//|   b(); -> c();
//|   c(); -> end
