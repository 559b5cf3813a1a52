<?php

const ROMAN_VALUES = ['I' => 1, 'V' => 5, 'X' => 10, 'L' => 50, 'C' => 100, 'D' => 500, 'M' => 1000];

function romanToNumber(string $numeral): int
{
    $total = 0;
    $last = 0;
    foreach (array_reverse(str_split($numeral)) as $letter) {
        $value = ROMAN_VALUES[$letter] ?? 0;
        if ($value < $last) {
            $total -= $value;
        } else {
            $total += $value;
            $last = $value;
        }
    }
    return $total;
}
