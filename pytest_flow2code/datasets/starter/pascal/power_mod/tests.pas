procedure TestPowerMod;
begin
  Assert(PowerMod(2, 10, 1000) = 24, '2 to the 10th');
  Assert(PowerMod(2, 0, 7) = 1, 'exponent 0');
  Assert(PowerMod(0, 0, 5) = 1, '0 to the 0th');
  Assert(PowerMod(0, 3, 5) = 0, 'base 0');
  Assert(PowerMod(9, 0, 1) = 0, 'modulus 1');
  Assert(PowerMod(9, 5, 1) = 0, 'modulus 1 again');
  Assert(PowerMod(3, 1, 2) = 1, 'exponent 1');
  Assert(PowerMod(3, 5, 100) = 43, '3 to the 5th');
  Assert(PowerMod(46339, 1000000, 46340) = 1, 'a large exponent');
  Assert(PowerMod(46339, 999999, 46340) = 46339, 'a large odd exponent');
  Assert(PowerMod(1000000, 2, 46340) = 38480, 'a base above the modulus');
end;

begin
  TestPowerMod;
end.
