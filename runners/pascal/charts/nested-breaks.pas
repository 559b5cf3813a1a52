procedure F(x: Integer);
begin
  while x > 0 do
  begin
    repeat
      if A() then Break;
      B;
    until x = 1;
    if C() then Break;
  end;
  D;
end;
//| F
//|   decision x > 0
//|   decision A()
//|   jump Break
//|   process B
//|   decision x = 1
//|   decision C()
//|   jump Break (2)
//|   process D
//|   start -> x > 0
//|   x > 0 -> A() [yes]
//|   x > 0 -> D [no]
//|   A() -> Break [yes]
//|   A() -> B [no]
//|   Break -> C()
//|   B -> x = 1
//|   x = 1 -> C() [yes]
//|   x = 1 -> A() [no]
//|   C() -> Break (2) [yes]
//|   C() -> x > 0 [no]
//|   Break (2) -> D
//|   D -> end
