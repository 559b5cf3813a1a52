procedure TestAdd;
var
  sums: array[0..1] of Integer;
begin
  Assert(add(2, 3) = 5, 'two and three');
  assert(add(-4, 4) = 0);
  Assert(add(0, 0) = 0, 'nothing at all');
  Assert(IntToStr(add(1, 1)) = '2');
  sums[0] := add(20, 22);
  sums[1] := 42;
  Assert((Abs(sums[0] - sums[1]) < 1) = True, 'close enough');
  if SameText(IntToStr(add(50, 50)), '100') = False then
    Halt(1);
end;

begin
  TestAdd;
  WriteLn('All tests passed!');
  Halt(0);
end.
