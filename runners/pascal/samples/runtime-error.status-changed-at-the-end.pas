{$mode objfpc}
procedure Leave;
begin
  ExitCode := 3;
end;

function add(a, b: Integer): Integer;
begin
  ExitProc := @Leave;
  Result := a + b;
end;
