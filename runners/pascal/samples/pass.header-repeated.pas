{$mode objfpc}{$H+}
uses
  SysUtils;
function add(a, b: Integer): Integer;
begin
  add := a + b;
end;
