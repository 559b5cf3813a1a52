{$mode objfpc}{$H+}
function Clamp(value, low, high: Integer): Integer;
begin
  if value < low then
    Result := low
  else if value > high then
    Result := high
  else
    Result := value;
end;
