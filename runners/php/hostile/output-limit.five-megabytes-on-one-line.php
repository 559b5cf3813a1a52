<?php
function add($a, $b) {
    echo str_repeat('x', 5000000);
    return $a + $b;
}
