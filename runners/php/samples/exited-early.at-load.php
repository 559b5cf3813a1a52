<?php
function add($a, $b) {
    return $a + $b;
}
exit;
echo add(1, 2);
