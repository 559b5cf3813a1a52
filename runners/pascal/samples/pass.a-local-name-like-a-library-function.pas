{$mode objfpc}
uses Math;

function largest(a, b: Integer): Integer;
var
  max, min: Integer;
begin
  max := a;
  min := b;
  if min > max then
    max := min;
  Result := max;
end;

function add(a, b: Integer): Integer;
begin
  if largest(a, b) = Max(a, b) then
    Result := a + b
  else
    Result := 0;
end;
