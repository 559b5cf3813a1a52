{$mode objfpc}{$H+}
{$mode objfpc}{$H+}
uses
  SysUtils;
{$mode objfpc}

function add(a, b: Integer): Integer;
begin
  Result := a + b;
end;
