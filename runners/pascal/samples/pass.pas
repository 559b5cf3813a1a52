{$mode objfpc}{$H+}
uses
  SysUtils;
function add(a, b: Integer): Integer;
begin
  Result := a + b;
end;
