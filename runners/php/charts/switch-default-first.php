<?php
function f($x) {
    switch ($x) {
        default:
            a();
            break;
        case 1:
            b();
            break;
        case 2:
            c();
    }
    d();
}
//| f
//|   selector $x
//|   process a();
//|   jump break;
//|   case 1
//|   process b();
//|   jump break; (2)
//|   case 2
//|   process c();
//|   process d();
//|   start -> $x
//|   $x -> 1
//|   a(); -> break;
//|   break; -> d();
//|   1 -> b(); [match]
//|   1 -> 2 [other]
//|   b(); -> break; (2)
//|   break; (2) -> d();
//|   2 -> c(); [match]
//|   2 -> a(); [other]
//|   c(); -> d();
//|   d(); -> end
