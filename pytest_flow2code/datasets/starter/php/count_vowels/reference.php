<?php

function countVowels(string $text): int
{
    $count = 0;
    for ($i = 0; $i < strlen($text); $i++) {
        if (strpos('aeiouAEIOU', $text[$i]) !== false) {
            $count++;
        }
    }
    return $count;
}
