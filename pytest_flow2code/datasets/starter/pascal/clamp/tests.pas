procedure TestClamp;
begin
  Assert(Clamp(5, 1, 9) = 5, 'between');
  Assert(Clamp(0, 1, 9) = 1, 'below');
  Assert(Clamp(10, 1, 9) = 9, 'above');
  Assert(Clamp(1, 1, 9) = 1, 'at the low end');
  Assert(Clamp(9, 1, 9) = 9, 'at the high end');
  Assert(Clamp(-7, -5, -2) = -5, 'below, negative');
  Assert(Clamp(3, -5, -2) = -2, 'above, negative');
  Assert(Clamp(-3, -5, -2) = -3, 'between, negative');
  Assert(Clamp(8, 4, 4) = 4, 'one value only');
end;

begin
  TestClamp;
end.
