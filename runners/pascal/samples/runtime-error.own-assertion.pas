{$mode objfpc}
function add(a, b: Integer): Integer;
begin
  Assert(a > b, 'a must be larger');
  Result := a + b;
end;
