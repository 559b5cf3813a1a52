<?php

function collatzSteps(int $n): int
{
    if ($n < 1) {
        return -1;
    }
    $steps = 0;
    while ($n !== 1) {
        if ($n % 2 === 0) {
            $n = intdiv($n, 2);
        } else {
            $n = 3 * $n + 1;
        }
        $steps++;
    }
    return $steps;
}
