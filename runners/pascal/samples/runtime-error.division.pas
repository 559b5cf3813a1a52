function add(a, b: Integer): Integer;
var zero: Integer;
begin
  zero := 0;
  add := a div zero + b;
end;
