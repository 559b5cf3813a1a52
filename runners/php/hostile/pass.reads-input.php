<?php
function add($a, $b) {
    while (fgets(STDIN) !== false);
    file_get_contents('php://stdin');
    return $a + $b;
}
