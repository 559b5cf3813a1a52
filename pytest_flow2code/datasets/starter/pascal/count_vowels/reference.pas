{$mode objfpc}{$H+}
function CountVowels(const text: string): Integer;
var
  letter: Char;
begin
  Result := 0;
  for letter in text do
    if letter in ['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U'] then
      Inc(Result);
end;
