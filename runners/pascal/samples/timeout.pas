function add(a, b: Integer): Integer;
begin
  while True do
    add := a + b;
end;
