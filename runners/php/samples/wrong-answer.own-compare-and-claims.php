<?php
function compare($x, $y) {
    return true;
}
function add($a, $b) {
    echo "all tests passed\n";
    return 7;
}
