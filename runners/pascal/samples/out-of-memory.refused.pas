{$mode objfpc}
function add(a, b: Integer): Integer;
var
  block: PByte;
begin
  GetMem(block, PtrInt(1) shl 50);
  block[0] := a;
  Result := block[0] + b;
end;
