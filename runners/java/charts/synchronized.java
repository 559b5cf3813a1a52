class A {
    int f(int x) {
        synchronized (this) {
            if (x > 0) return 1;
            a();
        }
        return 2;
    }
}
//| A.f
//|   process synchronized (this)
//|   decision x > 0
//|   jump return 1;
//|   process a();
//|   finally unlock
//|   resume resume
//|   jump return 2;
//|   start -> synchronized (this)
//|   synchronized (this) -> x > 0
//|   x > 0 -> return 1; [yes]
//|   x > 0 -> a(); [no]
//|   return 1; -> unlock [(return)]
//|   a(); -> unlock
//|   unlock -> resume
//|   resume -> return 2;
//|   resume -> end [resume (return)]
//|   return 2; -> end
