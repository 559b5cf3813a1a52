procedure TestCountVowels;
begin
  Assert(CountVowels('') = 0, 'empty');
  Assert(CountVowels('rhythm') = 0, 'rhythm');
  Assert(CountVowels('aeiou') = 5, 'small letters');
  Assert(CountVowels('AEIOU') = 5, 'capitals');
  Assert(CountVowels('Programming') = 3, 'Programming');
  Assert(CountVowels('yY xyz 1!') = 0, 'y');
  Assert(CountVowels('a') = 1, 'first');
  Assert(CountVowels('xxU') = 1, 'last');
end;

begin
  TestCountVowels;
end.
