<?php

function binarySearch(array $items, int $wanted): int
{
    $low = 0;
    $high = count($items) - 1;
    while ($low <= $high) {
        $middle = intdiv($low + $high, 2);
        if ($items[$middle] === $wanted) {
            return $middle;
        }
        if ($items[$middle] < $wanted) {
            $low = $middle + 1;
        } else {
            $high = $middle - 1;
        }
    }
    return -1;
}
