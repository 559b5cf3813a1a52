{$mode objfpc}{$H+}
function IsBalanced(const text: string): Boolean;
var
  expected: string;
  letter: Char;
begin
  expected := '';
  for letter in text do
    case letter of
      '(': expected := ')' + expected;
      '[': expected := ']' + expected;
      '{': expected := '}' + expected;
      ')', ']', '}':
        begin
          if (expected = '') or (expected[1] <> letter) then
            Exit(False);
          Delete(expected, 1, 1);
        end;
    end;
  Result := expected = '';
end;
