$numerals = [
    '' => 0, 'I' => 1, 'III' => 3, 'IV' => 4, 'IX' => 9, 'XIV' => 14, 'XL' => 40,
    'LXXXVIII' => 88, 'XC' => 90, 'CDXLIV' => 444, 'DCCC' => 800, 'MCMXCIV' => 1994,
    'MMMCMXCIX' => 3999,
];
foreach ($numerals as $numeral => $expected) {
    assert(romanToNumber($numeral) === $expected, "value of $numeral");
}
