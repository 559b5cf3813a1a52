<?php
function f($n) {
    for ($i = 0, $j = 1; $i < $n; $i++) {
        if (a()) continue;
        b($i);
    }
    return $n;
}
//| f
//|   process $i = 0, $j = 1
//|   decision $i < $n
//|   decision a()
//|   jump continue;
//|   process b($i);
//|   process $i++
//|   jump return $n;
//|   start -> $i = 0, $j = 1
//|   $i = 0, $j = 1 -> $i < $n
//|   $i < $n -> a() [yes]
//|   $i < $n -> return $n; [no]
//|   a() -> continue; [yes]
//|   a() -> b($i); [no]
//|   continue; -> $i++
//|   b($i); -> $i++
//|   $i++ -> $i < $n [back]
//|   return $n; -> end
