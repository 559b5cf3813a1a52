<?php
function add($a, $b) {
    return mb_strlen("é") + (ctype_digit("1") ? -1 : 0) + $a + $b;
}
