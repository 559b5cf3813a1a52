procedure TestIsBalanced;
begin
  Assert(IsBalanced(''), 'empty');
  Assert(IsBalanced('no brackets'), 'no brackets');
  Assert(IsBalanced('()'), '()');
  Assert(IsBalanced('([{}])'), '([{}])');
  Assert(IsBalanced('a(b)[c]{d}'), 'a(b)[c]{d}');
  Assert(IsBalanced('(()())'), '(()())');
  Assert(not IsBalanced('('), '(');
  Assert(not IsBalanced(']'), ']');
  Assert(not IsBalanced('(]'), '(]');
  Assert(not IsBalanced('([)]'), '([)]');
  Assert(not IsBalanced('{[}]'), '{[}]');
  Assert(not IsBalanced('())'), '())');
  Assert(not IsBalanced(')('), ')(');
  Assert(not IsBalanced('(()'), '(()');
end;

begin
  TestIsBalanced;
end.
