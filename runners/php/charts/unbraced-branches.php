<?php
function f($x) {
    if ($x) static $y = 1; else $y = 2;
    if ($x)
        for ($i = 0; $i < $x; $i++)
            if ($i) a(); else b();
    while ($x) $x--;
}
//| f
//|   decision $x
//|   process static $y = 1;
//|   process $y = 2;
//|   decision $x (2)
//|   process $i = 0
//|   decision $i < $x
//|   decision $i
//|   process a();
//|   process b();
//|   process $i++
//|   decision $x (3)
//|   process $x--;
//|   start -> $x
//|   $x -> static $y = 1; [yes]
//|   $x -> $y = 2; [no]
//|   static $y = 1; -> $x (2)
//|   $y = 2; -> $x (2)
//|   $x (2) -> $i = 0 [yes]
//|   $x (2) -> $x (3) [no]
//|   $i = 0 -> $i < $x
//|   $i < $x -> $i [yes]
//|   $i < $x -> $x (3) [no]
//|   $i -> a(); [yes]
//|   $i -> b(); [no]
//|   a(); -> $i++
//|   b(); -> $i++
//|   $i++ -> $i < $x [back]
//|   $x (3) -> $x--; [yes]
//|   $x (3) -> end [no]
//|   $x--; -> $x (3) [back]
