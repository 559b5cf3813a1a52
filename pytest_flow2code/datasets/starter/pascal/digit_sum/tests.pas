procedure TestDigitSum;
begin
  Assert(DigitSum(0) = 0, '0');
  Assert(DigitSum(7) = 7, '7');
  Assert(DigitSum(10) = 1, '10');
  Assert(DigitSum(12345) = 15, '12345');
  Assert(DigitSum(-407) = 11, '-407');
  Assert(DigitSum(99999) = 45, '99999');
  Assert(DigitSum(1000000) = 1, '1000000');
end;

begin
  TestDigitSum;
end.
