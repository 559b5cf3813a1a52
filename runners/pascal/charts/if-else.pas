function F(x: Integer): Integer;
begin
  if x > 0 then
  begin
    A;
  end
  else
    B;
  F := x;
end;
//| F
//|   decision x > 0
//|   process A
//|   process B
//|   process F := x
//|   start -> x > 0
//|   x > 0 -> A [yes]
//|   x > 0 -> B [no]
//|   A -> F := x
//|   B -> F := x
//|   F := x -> end
