{$MODE DELPHI}
uses SysUtils;

function add(a, b: Integer): Integer;
begin
  Result := a + b;
end;

procedure TestAdd;
begin
  Assert(add(1, 1) = 2);
end;

begin
  TestAdd;
  WriteLn('all tests passed');
end.
