$digitSums = [
    [0, 0], [7, 7], [10, 1], [407, 11], [-407, 11], [-1, 1], [999, 27], [1000000, 1],
    [987654321, 45],
];
foreach ($digitSums as [$number, $expected]) {
    assert(digitSum($number) === $expected, "digits of $number");
}
