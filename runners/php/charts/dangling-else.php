<?php
function f($x, $y) {
    if ($x)
        if ($y) a();
        else b();
    if ($x)
        while ($y)
            if ($x) c(); elseif ($y) d(); else e();
    if ($x) { if ($y) g(); } else h();
}
//| f
//|   decision $x
//|   decision $y
//|   process a();
//|   process b();
//|   decision $x (2)
//|   decision $y (2)
//|   decision $x (3)
//|   process c();
//|   decision $y (3)
//|   process d();
//|   process e();
//|   decision $x (4)
//|   decision $y (4)
//|   process g();
//|   process h();
//|   start -> $x
//|   $x -> $y [yes]
//|   $x -> $x (2) [no]
//|   $y -> a(); [yes]
//|   $y -> b(); [no]
//|   a(); -> $x (2)
//|   b(); -> $x (2)
//|   $x (2) -> $y (2) [yes]
//|   $x (2) -> $x (4) [no]
//|   $y (2) -> $x (3) [yes]
//|   $y (2) -> $x (4) [no]
//|   $x (3) -> c(); [yes]
//|   $x (3) -> $y (3) [no]
//|   c(); -> $y (2) [back]
//|   $y (3) -> d(); [yes]
//|   $y (3) -> e(); [no]
//|   d(); -> $y (2) [back]
//|   e(); -> $y (2) [back]
//|   $x (4) -> $y (4) [yes]
//|   $x (4) -> h(); [no]
//|   $y (4) -> g(); [yes]
//|   $y (4) -> end [no]
//|   g(); -> end
//|   h(); -> end
