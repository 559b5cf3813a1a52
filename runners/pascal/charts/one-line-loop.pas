procedure F(x: Integer); begin while x > 0 do A; repeat B until x > 0; for x := 1 to 2 do C; end;
//| F
//|   decision x > 0
//|   process A
//|   process B
//|   decision x > 0 (2)
//|   loop for x := 1 to 2
//|   process C
//|   start -> x > 0
//|   x > 0 -> A [yes]
//|   x > 0 -> B [no]
//|   A -> x > 0 [back]
//|   B -> x > 0 (2)
//|   x > 0 (2) -> for x := 1 to 2 [yes]
//|   x > 0 (2) -> B [no]
//|   for x := 1 to 2 -> C [body]
//|   for x := 1 to 2 -> end [done]
//|   C -> for x := 1 to 2 [back]
