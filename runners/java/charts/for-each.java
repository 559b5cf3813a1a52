class A {
    void f(int[] xs) {
        for (int x : xs) {
            a(x);
        }
        b();
    }
}
//| A.f
//|   loop for (int x : xs)
//|   process a(x);
//|   process b();
//|   start -> for (int x : xs)
//|   for (int x : xs) -> a(x); [body]
//|   for (int x : xs) -> b(); [done]
//|   a(x); -> for (int x : xs) [back]
//|   b(); -> end
