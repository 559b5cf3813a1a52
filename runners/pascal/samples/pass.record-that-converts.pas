{$mode objfpc}
uses SysUtils;
type
  TAny = record
    value: Integer;
  end;

operator := (const any: TAny): Integer;
begin
  Result := any.value;
end;

function add(a, b: Integer): TAny;
begin
  Result.value := a + b;
end;
