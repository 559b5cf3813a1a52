{$mode objfpc}
uses BaseUnix;
function add(a, b: Integer): Integer;
begin
  fpExit(0);
  Result := a + b;
end;
