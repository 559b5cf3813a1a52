procedure F;
begin
  while True do
  begin
    if A() then Break;
    B;
  end;
  repeat
    if C() then Exit;
  until False;
end;
//| F
//|   loop while True
//|   decision A()
//|   jump Break
//|   process B
//|   loop loop
//|   decision C()
//|   jump Exit
//|   start -> while True
//|   while True -> A() [body]
//|   A() -> Break [yes]
//|   A() -> B [no]
//|   Break -> loop
//|   B -> while True [back]
//|   loop -> C() [body]
//|   C() -> Exit [yes]
//|   C() -> loop [no]
//|   Exit -> end
