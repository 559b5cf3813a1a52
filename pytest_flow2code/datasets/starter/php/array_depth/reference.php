<?php

function arrayDepth(array $items): int
{
    $deepest = 0;
    foreach ($items as $item) {
        if (is_array($item)) {
            $deepest = max($deepest, arrayDepth($item));
        }
    }
    return $deepest + 1;
}
