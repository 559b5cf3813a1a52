procedure TestIsLeapYear;
begin
  Assert(IsLeapYear(2000), '2000');
  Assert(not IsLeapYear(1900), '1900');
  Assert(not IsLeapYear(2100), '2100');
  Assert(IsLeapYear(2024), '2024');
  Assert(not IsLeapYear(2023), '2023');
  Assert(not IsLeapYear(2022), '2022');
  Assert(IsLeapYear(4), '4');
  Assert(not IsLeapYear(1), '1');
  Assert(IsLeapYear(400), '400');
  Assert(not IsLeapYear(200), '200');
end;

begin
  TestIsLeapYear;
end.
