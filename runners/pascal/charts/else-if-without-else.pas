procedure F(x: Integer);
begin
  if x > 0 then
    A
  else if x < 0 then
    B;
  C;
end;
//| F
//|   decision x > 0
//|   process A
//|   decision x < 0
//|   process B
//|   process C
//|   start -> x > 0
//|   x > 0 -> A [yes]
//|   x > 0 -> x < 0 [no]
//|   A -> C
//|   x < 0 -> B [yes]
//|   x < 0 -> C [no]
//|   B -> C
//|   C -> end
