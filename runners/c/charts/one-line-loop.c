void f(int x) { while (x) { a(); } do b(); while (x); while (*s++) ; }
//| f
//|   decision x
//|   process a();
//|   process b();
//|   decision x (2)
//|   decision *s++
//|   start -> x
//|   x -> a(); [yes]
//|   x -> b(); [no]
//|   a(); -> x [back]
//|   b(); -> x (2)
//|   x (2) -> b(); [yes]
//|   x (2) -> *s++ [no]
//|   *s++ -> *s++ [yes]
//|   *s++ -> end [no]
