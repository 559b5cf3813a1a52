function f(x) { while (x) { a(); } do b(); while (x); }
//| f
//|   decision x
//|   process a();
//|   process b();
//|   decision x (2)
//|   start -> x
//|   x -> a(); [yes]
//|   x -> b(); [no]
//|   a(); -> x [back]
//|   b(); -> x (2)
//|   x (2) -> b(); [yes]
//|   x (2) -> end [no]
