<?php
$arg00 = [7, 7];
$total = 0;

function compare($x, $y) {
    global $total;
    $total++;
    return $x === $y;
}

function add($a, $b) {
    return $a + $b;
}

function main() {
    echo compare(add(1, 1), 3) ? "ok" : "not ok", "\n";
}

main();
echo $total === 1 ? "counted" : "lost", "\n";
?>
