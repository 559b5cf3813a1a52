{$mode objfpc}{$H+}
function DigitSum(number: Integer): Integer;
var
  rest: Integer;
begin
  Result := 0;
  rest := Abs(number);
  while rest > 0 do
  begin
    Result := Result + rest mod 10;
    rest := rest div 10;
  end;
end;
