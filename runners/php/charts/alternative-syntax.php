<?php
function f($x) {
    if ($x > 0):
        a();
    elseif ($x < 0):
        b();
    else:
        c();
    endif;
    while ($x): $x--; endwhile;
    for ($i = 0; $i < 2; $i++): d(); endfor;
    foreach ($x as $y): e(); endforeach;
    switch ($x): case 1: g(); break; default: h(); endswitch;
}
//| f
//|   decision $x > 0
//|   process a();
//|   decision $x < 0
//|   process b();
//|   process c();
//|   decision $x
//|   process $x--;
//|   process $i = 0
//|   decision $i < 2
//|   process d();
//|   process $i++
//|   loop foreach ($x as $y)
//|   process e();
//|   selector $x (2)
//|   case 1
//|   process g();
//|   jump break;
//|   process h();
//|   start -> $x > 0
//|   $x > 0 -> a(); [yes]
//|   $x > 0 -> $x < 0 [no]
//|   a(); -> $x
//|   $x < 0 -> b(); [yes]
//|   $x < 0 -> c(); [no]
//|   b(); -> $x
//|   c(); -> $x
//|   $x -> $x--; [yes]
//|   $x -> $i = 0 [no]
//|   $x--; -> $x [back]
//|   $i = 0 -> $i < 2
//|   $i < 2 -> d(); [yes]
//|   $i < 2 -> foreach ($x as $y) [no]
//|   d(); -> $i++
//|   $i++ -> $i < 2 [back]
//|   foreach ($x as $y) -> e(); [body]
//|   foreach ($x as $y) -> $x (2) [done]
//|   e(); -> foreach ($x as $y) [back]
//|   $x (2) -> 1
//|   1 -> g(); [match]
//|   1 -> h(); [other]
//|   g(); -> break;
//|   break; -> end
//|   h(); -> end
