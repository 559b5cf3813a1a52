class A {
    void f() {
        try (R r = n(); S s = m(r)) {
            a();
        } catch (E e) {
            b();
        } finally {
            c();
        }
        d();
    }
}
//| A.f
//|   try try
//|   process try (R r = n(); S s = m(r))
//|   process a();
//|   finally close
//|   handler catch (E e)
//|   process b();
//|   finally finally
//|   process c();
//|   resume resume
//|   process d();
//|   start -> try
//|   try -> try (R r = n(); S s = m(r))
//|   try -> catch (E e) [throw]
//|   try (R r = n(); S s = m(r)) -> a();
//|   a(); -> close
//|   close -> finally
//|   catch (E e) -> b(); [match]
//|   catch (E e) -> finally [other (exception)]
//|   b(); -> finally
//|   finally -> c();
//|   c(); -> resume
//|   resume -> d();
//|   resume -> end [resume (exception)]
//|   d(); -> end
