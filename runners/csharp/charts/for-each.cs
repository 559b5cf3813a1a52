class A
{
    async Task F(int[] xs)
    {
        foreach (var x in xs)
        {
            a(x);
        }
        await foreach (var (k, v) in b())
        {
            c(k);
        }
    }
}
//| A.F
//|   loop foreach (var x in xs)
//|   process a(x);
//|   loop await foreach (var (k, v) in b())
//|   process c(k);
//|   start -> foreach (var x in xs)
//|   foreach (var x in xs) -> a(x); [body]
//|   foreach (var x in xs) -> await foreach (var (k, v) in b()) [done]
//|   a(x); -> foreach (var x in xs) [back]
//|   await foreach (var (k, v) in b()) -> c(k); [body]
//|   await foreach (var (k, v) in b()) -> end [done]
//|   c(k); -> await foreach (var (k, v) in b()) [back]
