procedure F(x: Integer);
begin
  while x > 0 do
  begin
    Exit;
    Break;
  end;
  A;
end;
//| F
//|   decision x > 0
//|   jump Exit
//|   jump, unreachable Break
//|   process A
//|   start -> x > 0
//|   x > 0 -> Exit [yes]
//|   x > 0 -> A [no]
//|   Exit -> end
//|   Break -> A
//|   A -> end
