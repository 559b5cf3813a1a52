assert(arrayDepth([]) === 1);
assert(arrayDepth([1, 2, 3]) === 1);
assert(arrayDepth([[]]) === 2);
assert(arrayDepth([1, [2], 3]) === 2);
assert(arrayDepth([[1], [2, [3]], 4]) === 3);
assert(arrayDepth([[[[]]], [1]]) === 4);
assert(arrayDepth([1, [2, [3, [4, [5]]]]]) === 5);
assert(arrayDepth(['a' => ['b' => 'c'], 'd' => 'e']) === 2);
assert(arrayDepth([[1, 2], [3, 4], [5, 6]]) === 2);
