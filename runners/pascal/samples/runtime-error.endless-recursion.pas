{$mode objfpc}
function add(a, b: Integer): Integer;
var
  room: array[0..999] of Integer;
begin
  room[a and 7] := b;
  Result := add(a + 1, b) + room[1];
end;
