procedure TestRomanToNumber;
begin
  Assert(RomanToNumber('') = 0, 'empty');
  Assert(RomanToNumber('I') = 1, 'I');
  Assert(RomanToNumber('III') = 3, 'III');
  Assert(RomanToNumber('IV') = 4, 'IV');
  Assert(RomanToNumber('IX') = 9, 'IX');
  Assert(RomanToNumber('XIV') = 14, 'XIV');
  Assert(RomanToNumber('LVIII') = 58, 'LVIII');
  Assert(RomanToNumber('XC') = 90, 'XC');
  Assert(RomanToNumber('CDXLIV') = 444, 'CDXLIV');
  Assert(RomanToNumber('MCMXCIV') = 1994, 'MCMXCIV');
  Assert(RomanToNumber('MMMCMXCIX') = 3999, 'MMMCMXCIX');
end;

begin
  TestRomanToNumber;
end.
