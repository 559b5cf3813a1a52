{$mode objfpc}
function add(a, b: Integer): Integer;
var
  numbers: Text;
begin
  AssignFile(numbers, '/tmp/numbers');
  Reset(numbers);
  ReadLn(numbers, Result);
end;
