void f() {
    try {
        a();
    } catch (const E& e) {
        b(e);
    } catch (...) {
        throw;
    }
    c();
}
//| f
//|   try try
//|   process a();
//|   handler catch (const E& e)
//|   process b(e);
//|   handler catch (...)
//|   jump throw;
//|   process c();
//|   start -> try
//|   try -> a();
//|   try -> catch (const E& e) [throw]
//|   a(); -> c();
//|   catch (const E& e) -> b(e); [match]
//|   catch (const E& e) -> catch (...) [other]
//|   b(e); -> c();
//|   catch (...) -> throw; [match]
//|   throw; -> end [throw]
//|   c(); -> end
