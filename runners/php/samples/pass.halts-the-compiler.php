<?php
function add($a, $b) {
    return $a + $b;
}
__halt_compiler();
anything ( at all
