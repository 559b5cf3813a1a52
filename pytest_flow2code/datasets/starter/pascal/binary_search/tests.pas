procedure TestBinarySearch;
const
  Odds: array[0..4] of Integer = (-9, -4, 0, 5, 12);
  Evens: array[0..5] of Integer = (1, 3, 5, 7, 9, 11);
var
  i: Integer;
begin
  Assert(BinarySearch([], 3) = -1, 'empty');
  Assert(BinarySearch([3], 3) = 0, 'the only one');
  Assert(BinarySearch([3], 2) = -1, 'below the only one');
  Assert(BinarySearch([3], 4) = -1, 'above the only one');
  for i := 0 to 4 do
  begin
    Assert(BinarySearch(Odds, Odds[i]) = i, 'among five');
    Assert(BinarySearch(Odds, Odds[i] - 1) = -1, 'not among five');
  end;
  Assert(BinarySearch(Odds, 13) = -1, 'above five');
  for i := 0 to 5 do
  begin
    Assert(BinarySearch(Evens, Evens[i]) = i, 'among six');
    Assert(BinarySearch(Evens, Evens[i] - 1) = -1, 'not among six');
  end;
  Assert(BinarySearch(Evens, 12) = -1, 'above six');
end;

begin
  TestBinarySearch;
end.
