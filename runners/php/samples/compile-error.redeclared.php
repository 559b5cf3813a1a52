<?php
function add($a, $b) {
    return 7;
}
function add($a, $b) {
    return $a + $b;
}
