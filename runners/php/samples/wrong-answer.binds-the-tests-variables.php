<?php
class Trap {
    public bool $truth = false;
}
$traps = [];

function add($a, $b) {
    global $traps, $v0, $x0;
    foreach (['v0', 'x0', 'arg00'] as $name) {
        $GLOBALS[$name] = false;
        $trap = new Trap();
        $trap->truth = &$GLOBALS[$name];
        $traps[] = $trap;
    }
    $v0 = &$x0;
    return true;
}
