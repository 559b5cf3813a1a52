$plateaus = [
    [[], 0], [[4], 1], [[1, 2, 3], 1], [[1, 2, 2, 2, 5, 5], 3], [[7, 7, 7, 7], 4],
    [[3, 3, 1, 3, 3, 3], 3], [[0, 0, -1, -1, -1, 0], 3], [[5, 5, 5, 5, 2, 2], 4],
    [[1, 2, 1, 2, 1], 1], [[8, 9, 9], 2],
];
foreach ($plateaus as [$items, $expected]) {
    assert(longestPlateau($items) === $expected, implode(' ', $items));
}
