class A {
    void f() {
        try {
            a();
        } catch (IOException | E e) {
            b(e);
        } catch (Throwable t) {
            c(t);
        } finally {
            d();
        }
        e();
    }
}
//| A.f
//|   try try
//|   process a();
//|   handler catch (IOException | E e)
//|   process b(e);
//|   handler catch (Throwable t)
//|   process c(t);
//|   finally finally
//|   process d();
//|   resume resume
//|   process e();
//|   start -> try
//|   try -> a();
//|   try -> catch (IOException | E e) [throw]
//|   a(); -> finally
//|   catch (IOException | E e) -> b(e); [match]
//|   catch (IOException | E e) -> catch (Throwable t) [other]
//|   b(e); -> finally
//|   catch (Throwable t) -> c(t); [match]
//|   catch (Throwable t) -> finally [other (exception)]
//|   c(t); -> finally
//|   finally -> d();
//|   d(); -> resume
//|   resume -> e();
//|   resume -> end [resume (exception)]
//|   e(); -> end
