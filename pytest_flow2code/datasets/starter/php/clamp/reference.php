<?php

function clamp(int $value, int $low, int $high): int
{
    if ($value < $low) {
        return $low;
    }
    if ($value > $high) {
        return $high;
    }
    return $value;
}
