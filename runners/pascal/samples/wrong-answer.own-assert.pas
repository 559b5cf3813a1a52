{$mode objfpc}
procedure Assert(condition: Boolean; const message: string = '');
begin
end;

function add(a, b: Integer): Integer;
begin
  Result := 7;
end;
