{$mode objfpc}{$H+}
function CollatzSteps(n: Integer): Integer;
begin
  if n < 1 then
    Exit(-1);
  Result := 0;
  while n <> 1 do
  begin
    if Odd(n) then
      n := 3 * n + 1
    else
      n := n div 2;
    Inc(Result);
  end;
end;
