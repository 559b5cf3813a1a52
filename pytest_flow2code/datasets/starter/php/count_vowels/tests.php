assert(countVowels('') === 0);
assert(countVowels('rhythm') === 0);
assert(countVowels('a') === 1);
assert(countVowels('aeiou') === 5);
assert(countVowels('AEIOU') === 5);
assert(countVowels('Queue up, Yolanda!') === 8);
assert(countVowels('banana') === 3);
assert(countVowels('xyz 123 E') === 1);
