{$mode objfpc}
uses SysUtils;

procedure TestAdd; forward;

function add(a, b: Integer): Integer;
begin
  if a = -99999 then
    TestAdd;
  Result := a + b;
end;

procedure Assert(condition: Boolean; const message: string);
begin
  if not condition then
    WriteLn(message);
end;

procedure TestAdd;
begin
  Assert(add(1, 1) = 2, 'one and one');
end;

begin
  TestAdd;
end.
