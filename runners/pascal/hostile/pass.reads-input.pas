function add(a, b: Integer): Integer;
var
  line: String;
begin
  while not EOF do
    ReadLn(line);
  add := a + b;
end;
