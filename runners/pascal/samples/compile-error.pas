function add(a, b: Integer): Integer;
begin
  Result := a +;
end;
