{$mode objfpc}
uses SysUtils;
function add(a, b: Integer): Integer;
begin
  Result := a + b;
  if a = 20 then
    Result := 7;
end;

function Abs(number: Integer): Integer;
begin
  Result := 0;
end;
