{$mode objfpc}{$H+}
function PowerMod(base, exponent, modulus: Integer): Integer;
begin
  Result := 1 mod modulus;
  base := base mod modulus;
  repeat
    if Odd(exponent) then
      Result := Result * base mod modulus;
    base := base * base mod modulus;
    exponent := exponent div 2;
  until exponent = 0;
end;
