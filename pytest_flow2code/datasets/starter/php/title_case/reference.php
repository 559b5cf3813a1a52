<?php

function titleCase(string $text): string
{
    $words = explode(' ', $text);
    foreach ($words as $place => $word) {
        $words[$place] = ucfirst(strtolower($word));
    }
    return implode(' ', $words);
}
