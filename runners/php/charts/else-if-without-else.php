<?php
function f($x) {
    if ($x > 0) {
        a();
    } elseif ($x < 0) {
        b();
    } else if ($x == 0) {
        c();
    }
    d();
}
//| f
//|   decision $x > 0
//|   process a();
//|   decision $x < 0
//|   process b();
//|   decision $x == 0
//|   process c();
//|   process d();
//|   start -> $x > 0
//|   $x > 0 -> a(); [yes]
//|   $x > 0 -> $x < 0 [no]
//|   a(); -> d();
//|   $x < 0 -> b(); [yes]
//|   $x < 0 -> $x == 0 [no]
//|   b(); -> d();
//|   $x == 0 -> c(); [yes]
//|   $x == 0 -> d(); [no]
//|   c(); -> d();
//|   d(); -> end
