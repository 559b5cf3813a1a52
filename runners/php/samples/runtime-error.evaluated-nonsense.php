<?php
function add($a, $b) {
    return eval('return $a + ;');
}
