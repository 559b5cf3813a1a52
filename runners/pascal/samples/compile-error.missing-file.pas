{$mode objfpc}
{$L answer.o}
{$I answer.inc}
function add(a, b: Integer): Integer;
begin
  Result := a + b;
end;
