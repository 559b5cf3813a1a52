function add(a, b: Integer): Integer;
var
  i: Integer;
begin
  for i := 1 to 5000000 do
    Write('x');
  add := a + b;
end;
