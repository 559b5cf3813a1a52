procedure TestLongestPlateau;
begin
  Assert(LongestPlateau([]) = 0, 'empty');
  Assert(LongestPlateau([7]) = 1, 'one');
  Assert(LongestPlateau([1, 2, 3]) = 1, 'all different');
  Assert(LongestPlateau([1, 2, 2, 2, 5, 5]) = 3, 'in the middle');
  Assert(LongestPlateau([4, 4, 4, 4]) = 4, 'all equal');
  Assert(LongestPlateau([1, 1, 2, 1, 1]) = 2, 'twice');
  Assert(LongestPlateau([0, 0, 0, 3, 3]) = 3, 'at the start');
  Assert(LongestPlateau([5, 6, 6, 6, 6]) = 4, 'at the end');
end;

begin
  TestLongestPlateau;
end.
