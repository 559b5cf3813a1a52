procedure F(p: T);
begin
  with p do
  begin
    if x > 0 then Exit;
    A;
  end;
  B;
end;
//| F
//|   process with p
//|   decision x > 0
//|   jump Exit
//|   process A
//|   process B
//|   start -> with p
//|   with p -> x > 0
//|   x > 0 -> Exit [yes]
//|   x > 0 -> A [no]
//|   Exit -> end
//|   A -> B
//|   B -> end
