{$mode objfpc}{$H+}
function LetterValue(letter: Char): Integer;
begin
  case letter of
    'I': Result := 1;
    'V': Result := 5;
    'X': Result := 10;
    'L': Result := 50;
    'C': Result := 100;
    'D': Result := 500;
  else
    Result := 1000;
  end;
end;

function RomanToNumber(const numeral: string): Integer;
var
  i, current, before: Integer;
begin
  Result := 0;
  before := 0;
  for i := Length(numeral) downto 1 do
  begin
    current := LetterValue(numeral[i]);
    if current < before then
      Result := Result - current
    else
    begin
      Result := Result + current;
      before := current;
    end;
  end;
end;
