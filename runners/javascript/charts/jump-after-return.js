function f(xs) {
    for (const x of xs) {
        return x;
        break;
    }
}
//| f
//|   loop for (const x of xs)
//|   jump return x;
//|   jump, unreachable break;
//|   start -> for (const x of xs)
//|   for (const x of xs) -> return x; [body]
//|   for (const x of xs) -> end [done]
//|   return x; -> end
//|   break; -> end
