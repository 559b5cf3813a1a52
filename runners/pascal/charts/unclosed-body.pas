procedure F(x: Integer);
begin
  if x > 0 then
    A;
//| F
//|   decision x > 0
//|   process A
//|   start -> x > 0
//|   x > 0 -> A [yes]
//|   x > 0 -> end [no]
//|   A -> end
