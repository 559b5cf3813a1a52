function f(xs) {
    for (const x of xs) {
        switch (x) {
            case 1:
                continue;
            case 2:
                break;
        }
        a();
    }
}
//| f
//|   loop for (const x of xs)
//|   selector x
//|   case 1
//|   jump continue;
//|   case 2
//|   jump break;
//|   process a();
//|   start -> for (const x of xs)
//|   for (const x of xs) -> x [body]
//|   for (const x of xs) -> end [done]
//|   x -> 1
//|   1 -> continue; [match]
//|   1 -> 2 [other]
//|   continue; -> for (const x of xs) [back]
//|   2 -> break; [match]
//|   2 -> a(); [other]
//|   break; -> a();
//|   a(); -> for (const x of xs) [back]
