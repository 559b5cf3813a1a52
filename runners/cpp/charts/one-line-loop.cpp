void f(int x) { while (x) { a(); } do b(); while (x); for (auto y : g()) c(); }
//| f
//|   decision x
//|   process a();
//|   process b();
//|   decision x (2)
//|   loop for (auto y : g())
//|   process c();
//|   start -> x
//|   x -> a(); [yes]
//|   x -> b(); [no]
//|   a(); -> x [back]
//|   b(); -> x (2)
//|   x (2) -> b(); [yes]
//|   x (2) -> for (auto y : g()) [no]
//|   for (auto y : g()) -> c(); [body]
//|   for (auto y : g()) -> end [done]
//|   c(); -> for (auto y : g()) [back]
