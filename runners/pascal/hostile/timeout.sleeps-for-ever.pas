{$mode objfpc}
uses SysUtils;

function add(a, b: Integer): Integer;
begin
  while True do
    Sleep(1000000000);
  Result := a + b;
end;
