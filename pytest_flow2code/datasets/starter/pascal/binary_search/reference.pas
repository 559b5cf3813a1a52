{$mode objfpc}{$H+}
function BinarySearch(const items: array of Integer; wanted: Integer): Integer;
var
  low, high, middle: Integer;
begin
  low := 0;
  high := Length(items) - 1;
  while low <= high do
  begin
    middle := (low + high) div 2;
    if items[middle] = wanted then
      Exit(middle);
    if items[middle] < wanted then
      low := middle + 1
    else
      high := middle - 1;
  end;
  Result := -1;
end;
