function plus(a, b: Integer): Integer;
begin
  plus := a + b;
end;
