{$mode objfpc}{$H+}
function IsLeapYear(year: Integer): Boolean;
begin
  if year mod 400 = 0 then
    Result := True
  else if year mod 100 = 0 then
    Result := False
  else
    Result := year mod 4 = 0;
end;
