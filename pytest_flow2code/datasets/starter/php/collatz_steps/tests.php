foreach ([[1, 0], [2, 1], [3, 7], [6, 8], [7, 16], [16, 4], [27, 111]] as [$n, $expected]) {
    assert(collatzSteps($n) === $expected, "steps from $n");
}
assert(collatzSteps(0) === -1);
assert(collatzSteps(-5) === -1);
