<?php
function add($a, $b) {
    while (carry($a, $b) !== 0) {
        [$a, $b] = [$a ^ $b, carry($a, $b) << 1];
    }
    return $a | $b;
}
