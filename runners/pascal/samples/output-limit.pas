function add(a, b: Integer): Integer;
begin
  while True do
    WriteLn('again and again and again and again');
  add := a + b;
end;
