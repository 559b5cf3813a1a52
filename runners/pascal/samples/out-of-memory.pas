{$mode objfpc}
function add(a, b: Integer): Integer;
var
  blocks: array of PByte;
  i: Integer;
begin
  SetLength(blocks, 1000);
  for i := 0 to 999 do
  begin
    GetMem(blocks[i], 50000000);
    FillChar(blocks[i]^, 50000000, 1);
  end;
  Result := a + b;
end;
