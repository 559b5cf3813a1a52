<?php
function add($a, $b) {
    assert($a > $b, "a must be larger");
    return $a + $b;
}
