{$mode objfpc}
uses SysUtils;
const
  True = System.False;

function add(a, b: Integer): Integer;
begin
  Result := a + b;
  if a = 20 then
    Result := 7;
end;
