{$mode objfpc}{$H+}
function LongestPlateau(const items: array of Integer): Integer;
var
  i, run: Integer;
begin
  Result := 0;
  run := 0;
  for i := 0 to High(items) do
  begin
    if (i > 0) and (items[i] = items[i - 1]) then
      Inc(run)
    else
      run := 1;
    if run > Result then
      Result := run;
  end;
end;
