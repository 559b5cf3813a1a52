assert(binarySearch([], 3) === -1);
assert(binarySearch([3], 3) === 0);
assert(binarySearch([3], 2) === -1);
assert(binarySearch([3], 4) === -1);
foreach ([[-9, -4, 0, 5, 12], [1, 3, 5, 7, 9, 11]] as $items) {
    foreach ($items as $place => $item) {
        assert(binarySearch($items, $item) === $place, "$item at $place");
    }
}
foreach ([-10, -5, -1, 4, 6, 13] as $stranger) {
    assert(binarySearch([-9, -4, 0, 5, 12], $stranger) === -1, "no $stranger");
}
foreach ([0, 2, 8, 12] as $stranger) {
    assert(binarySearch([1, 3, 5, 7, 9, 11], $stranger) === -1, "no $stranger");
}
