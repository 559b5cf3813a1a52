procedure TestCollatzSteps;
begin
  Assert(CollatzSteps(1) = 0, '1');
  Assert(CollatzSteps(2) = 1, '2');
  Assert(CollatzSteps(3) = 7, '3');
  Assert(CollatzSteps(6) = 8, '6');
  Assert(CollatzSteps(7) = 16, '7');
  Assert(CollatzSteps(16) = 4, '16');
  Assert(CollatzSteps(27) = 111, '27');
  Assert(CollatzSteps(0) = -1, '0');
  Assert(CollatzSteps(-5) = -1, '-5');
end;

begin
  TestCollatzSteps;
end.
