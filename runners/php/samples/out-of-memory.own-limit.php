<?php
ini_set('memory_limit', '16M');

function add($a, $b) {
    return array_sum(range(1, 10000000)) + $a + $b;
}
