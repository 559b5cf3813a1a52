class A {
    void f(int x) { while (x > 0) { a(); } do b(); while (x > 0); for (int y : g()) c(); }
}
//| A.f
//|   decision x > 0
//|   process a();
//|   process b();
//|   decision x > 0 (2)
//|   loop for (int y : g())
//|   process c();
//|   start -> x > 0
//|   x > 0 -> a(); [yes]
//|   x > 0 -> b(); [no]
//|   a(); -> x > 0 [back]
//|   b(); -> x > 0 (2)
//|   x > 0 (2) -> b(); [yes]
//|   x > 0 (2) -> for (int y : g()) [no]
//|   for (int y : g()) -> c(); [body]
//|   for (int y : g()) -> end [done]
//|   c(); -> for (int y : g()) [back]
