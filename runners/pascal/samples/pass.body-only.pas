var
  total: Integer;
begin
  total := a;
  Result := total + b;
end;
