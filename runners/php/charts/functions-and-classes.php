<?php
namespace N;
class A extends B {
    private $size = 1;
    public function f() { return 1; }
    public static function g(int $x): int { return $x; }
}
$h = function ($x) use ($y) { return $x; };
$k = fn($x) => $x + 1;
//| top level
//|   process $k = fn($x) => $x + 1;
//|   start -> $k = fn($x) => $x + 1;
//|   $k = fn($x) => $x + 1; -> end
//| A
//|   process private $size = 1;
//|   start -> private $size = 1;
//|   private $size = 1; -> end
//| A.f
//|   jump return 1;
//|   start -> return 1;
//|   return 1; -> end
//| A.g
//|   jump return $x;
//|   start -> return $x;
//|   return $x; -> end
//| $h
//|   jump return $x;
//|   start -> return $x;
//|   return $x; -> end
