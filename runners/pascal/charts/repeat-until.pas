procedure F(x: Integer);
begin
  repeat
    if A() then Continue;
    B;
  until x > 0;
  C;
end;
//| F
//|   decision A()
//|   jump Continue
//|   process B
//|   decision x > 0
//|   process C
//|   start -> A()
//|   A() -> Continue [yes]
//|   A() -> B [no]
//|   Continue -> x > 0
//|   B -> x > 0
//|   x > 0 -> C [yes]
//|   x > 0 -> A() [no]
//|   C -> end
