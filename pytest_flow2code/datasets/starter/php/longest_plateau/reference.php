<?php

function longestPlateau(array $items): int
{
    $longest = 0;
    $run = 0;
    $previous = null;
    foreach ($items as $item) {
        $run = $item === $previous ? $run + 1 : 1;
        $longest = max($longest, $run);
        $previous = $item;
    }
    return $longest;
}
