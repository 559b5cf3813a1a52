procedure F(x: Integer);
begin
  if x > 0 then
    if x > 1 then A
    else B;
  if x > 0 then
    for x := 1 to 2 do
      if x > 1 then A else B;
  while x > 0 do Dec(x);
end;
//| F
//|   decision x > 0
//|   decision x > 1
//|   process A
//|   process B
//|   decision x > 0 (2)
//|   loop for x := 1 to 2
//|   decision x > 1 (2)
//|   process A (2)
//|   process B (2)
//|   decision x > 0 (3)
//|   process Dec(x)
//|   start -> x > 0
//|   x > 0 -> x > 1 [yes]
//|   x > 0 -> x > 0 (2) [no]
//|   x > 1 -> A [yes]
//|   x > 1 -> B [no]
//|   A -> x > 0 (2)
//|   B -> x > 0 (2)
//|   x > 0 (2) -> for x := 1 to 2 [yes]
//|   x > 0 (2) -> x > 0 (3) [no]
//|   for x := 1 to 2 -> x > 1 (2) [body]
//|   for x := 1 to 2 -> x > 0 (3) [done]
//|   x > 1 (2) -> A (2) [yes]
//|   x > 1 (2) -> B (2) [no]
//|   A (2) -> for x := 1 to 2 [back]
//|   B (2) -> for x := 1 to 2 [back]
//|   x > 0 (3) -> Dec(x) [yes]
//|   x > 0 (3) -> end [no]
//|   Dec(x) -> x > 0 (3) [back]
