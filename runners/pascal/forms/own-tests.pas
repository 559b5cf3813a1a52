program TestsOfMine;
@ANSWER@

procedure RunOwnTests;
begin
  Assert(1 + 1 = 2, 'an own test');
  WriteLn('all tests passed');
end;

begin
  RunOwnTests;
end.
