<?php
function add($a, $b) {
    return intdiv($a, 0) + $b;
}
