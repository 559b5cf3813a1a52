{$mode objfpc}{$ASSERTIONS OFF}
function add(a, b: Integer): Integer;
begin
  Assert(a = -12345, 'switched off');
  Result := a + b;
end;
