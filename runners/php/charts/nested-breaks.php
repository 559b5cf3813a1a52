<?php
function f($x) {
    while ($x) {
        for (;;) {
            if (a()) break;
            if (b()) break 2;
            if (c()) continue 2;
        }
        d();
    }
    e();
}
//| f
//|   decision $x
//|   loop for (;;)
//|   decision a()
//|   jump break;
//|   decision b()
//|   jump break 2;
//|   decision c()
//|   jump continue 2;
//|   process d();
//|   process e();
//|   start -> $x
//|   $x -> for (;;) [yes]
//|   $x -> e(); [no]
//|   for (;;) -> a() [body]
//|   a() -> break; [yes]
//|   a() -> b() [no]
//|   break; -> d();
//|   b() -> break 2; [yes]
//|   b() -> c() [no]
//|   break 2; -> e();
//|   c() -> continue 2; [yes]
//|   c() -> for (;;) [no]
//|   continue 2; -> $x [back]
//|   d(); -> $x [back]
//|   e(); -> end
