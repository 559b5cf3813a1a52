function helper(a, b: Integer): Integer;
begin
  helper := a + b;
end;

function add(a, b: Integer): Integer;
begin
  helper(a, b);
end;
