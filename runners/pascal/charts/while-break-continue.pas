procedure F(x: Integer);
begin
  while x > 0 do
  begin
    if A() then Break;
    if B() then Continue;
    C;
  end;
  D;
end;
//| F
//|   decision x > 0
//|   decision A()
//|   jump Break
//|   decision B()
//|   jump Continue
//|   process C
//|   process D
//|   start -> x > 0
//|   x > 0 -> A() [yes]
//|   x > 0 -> D [no]
//|   A() -> Break [yes]
//|   A() -> B() [no]
//|   Break -> D
//|   B() -> Continue [yes]
//|   B() -> C [no]
//|   Continue -> x > 0 [back]
//|   C -> x > 0 [back]
//|   D -> end
