procedure F(x: Integer);
begin
  if x > 0 then raise EFoo.Create('x');
  if x < 0 then Halt(1);
  ReadLn(x);
  WriteLn(x);
end;
//| F
//|   decision x > 0
//|   jump raise EFoo.Create('x')
//|   decision x < 0
//|   jump Halt(1)
//|   input ReadLn(x)
//|   output WriteLn(x)
//|   start -> x > 0
//|   x > 0 -> raise EFoo.Create('x') [yes]
//|   x > 0 -> x < 0 [no]
//|   raise EFoo.Create('x') -> end [throw]
//|   x < 0 -> Halt(1) [yes]
//|   x < 0 -> ReadLn(x) [no]
//|   Halt(1) -> end
//|   ReadLn(x) -> WriteLn(x)
//|   WriteLn(x) -> end
