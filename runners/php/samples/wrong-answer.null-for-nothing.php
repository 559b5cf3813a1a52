<?php
function add($a, $b) {
    if ($a === 0) {
        return null;
    }
    return $a + $b;
}
