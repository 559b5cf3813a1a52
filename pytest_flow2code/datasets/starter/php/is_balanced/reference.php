<?php

function isBalanced(string $text): bool
{
    $opened = [];
    foreach (str_split($text) as $character) {
        switch ($character) {
            case '(':
                $opened[] = ')';
                break;
            case '[':
                $opened[] = ']';
                break;
            case '{':
                $opened[] = '}';
                break;
            case ')':
            case ']':
            case '}':
                if (array_pop($opened) !== $character) {
                    return false;
                }
                break;
        }
    }
    return count($opened) === 0;
}
