function f(xs) {
    for (const [k, v] of xs) {
        a(k);
    }
    for (const k in xs) {
        b(k);
    }
}
//| f
//|   loop for (const [k, v] of xs)
//|   process a(k);
//|   loop for (const k in xs)
//|   process b(k);
//|   start -> for (const [k, v] of xs)
//|   for (const [k, v] of xs) -> a(k); [body]
//|   for (const [k, v] of xs) -> for (const k in xs) [done]
//|   a(k); -> for (const [k, v] of xs) [back]
//|   for (const k in xs) -> b(k); [body]
//|   for (const k in xs) -> end [done]
//|   b(k); -> for (const k in xs) [back]
