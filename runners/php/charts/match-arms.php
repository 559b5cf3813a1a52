<?php
function f($x) {
    $y = match (true) { $x > 1, $x < 0 => 2, default => 3 };
    return $y;
}
//| f
//|   case $x > 1|$x < 0
//|   process $y = 2;
//|   process $y = 3;
//|   jump return $y;
//|   start -> $x > 1|$x < 0
//|   $x > 1|$x < 0 -> $y = 2; [match]
//|   $x > 1|$x < 0 -> $y = 3; [other]
//|   $y = 2; -> return $y;
//|   $y = 3; -> return $y;
//|   return $y; -> end
