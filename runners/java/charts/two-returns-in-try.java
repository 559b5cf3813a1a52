class A {
    int f(int x) {
        try {
            if (x > 0) return 1;
            return 2;
        } catch (E e) {
            return 3;
        } finally {
            a();
        }
    }
}
//| A.f
//|   try try
//|   decision x > 0
//|   jump return 1;
//|   jump return 2;
//|   handler catch (E e)
//|   jump return 3;
//|   finally finally
//|   process a();
//|   resume resume
//|   start -> try
//|   try -> x > 0
//|   try -> catch (E e) [throw]
//|   x > 0 -> return 1; [yes]
//|   x > 0 -> return 2; [no]
//|   return 1; -> finally [(return)]
//|   return 2; -> finally [(return)]
//|   catch (E e) -> return 3; [match]
//|   catch (E e) -> finally [other (exception)]
//|   return 3; -> finally [(return)]
//|   finally -> a();
//|   a(); -> resume
//|   resume -> end [resume (return)]
//|   resume -> end [resume (exception)]
