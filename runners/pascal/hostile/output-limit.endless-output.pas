function add(a, b: Integer): Integer;
begin
  while True do
    WriteLn('more and more');
  add := a + b;
end;
