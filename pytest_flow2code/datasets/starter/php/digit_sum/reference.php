<?php

function digitSum(int $number): int
{
    $rest = abs($number);
    $total = 0;
    while ($rest > 0) {
        $total += $rest % 10;
        $rest = intdiv($rest, 10);
    }
    return $total;
}
