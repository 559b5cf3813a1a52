<?php
$offset = 0;
$add = function ($a, $b) use ($offset) {
    return $a + $b + $offset;
};
