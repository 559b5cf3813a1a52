assert(titleCase('') === '');
assert(titleCase('a') === 'A');
assert(titleCase('word') === 'Word');
assert(titleCase('the quick fox') === 'The Quick Fox');
assert(titleCase('THE QUICK FOX') === 'The Quick Fox');
assert(titleCase('mIxEd CaSe') === 'Mixed Case');
assert(titleCase('Already Right') === 'Already Right');
assert(titleCase('x y z') === 'X Y Z');
assert(titleCase('4 apples a day') === '4 Apples A Day');
