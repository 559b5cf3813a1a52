<?php
function f($xs) {
    foreach ($xs as $x) {
        switch ($x) {
            case 1:
                continue 2;
            case 2:
                continue;
            case 3:
                break 2;
        }
        a();
    }
    b();
}
//| f
//|   loop foreach ($xs as $x)
//|   selector $x
//|   case 1
//|   jump continue 2;
//|   case 2
//|   jump continue;
//|   case 3
//|   jump break 2;
//|   process a();
//|   process b();
//|   start -> foreach ($xs as $x)
//|   foreach ($xs as $x) -> $x [body]
//|   foreach ($xs as $x) -> b(); [done]
//|   $x -> 1
//|   1 -> continue 2; [match]
//|   1 -> 2 [other]
//|   continue 2; -> foreach ($xs as $x) [back]
//|   2 -> continue; [match]
//|   2 -> 3 [other]
//|   continue; -> a();
//|   3 -> break 2; [match]
//|   3 -> a(); [other]
//|   break 2; -> b();
//|   a(); -> foreach ($xs as $x) [back]
//|   b(); -> end
