class A { void F(int x) { while (x > 0) { a(); } do b(); while (x > 0); foreach (var y in g()) c(); } }
//| A.F
//|   decision x > 0
//|   process a();
//|   process b();
//|   decision x > 0 (2)
//|   loop foreach (var y in g())
//|   process c();
//|   start -> x > 0
//|   x > 0 -> a(); [yes]
//|   x > 0 -> b(); [no]
//|   a(); -> x > 0 [back]
//|   b(); -> x > 0 (2)
//|   x > 0 (2) -> b(); [yes]
//|   x > 0 (2) -> foreach (var y in g()) [no]
//|   foreach (var y in g()) -> c(); [body]
//|   foreach (var y in g()) -> end [done]
//|   c(); -> foreach (var y in g()) [back]
