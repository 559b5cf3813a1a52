<?php
function f($x) { while ($x) { a(); } do b(); while ($x); foreach (g() as $y) c(); }
//| f
//|   decision $x
//|   process a();
//|   process b();
//|   decision $x (2)
//|   loop foreach (g() as $y)
//|   process c();
//|   start -> $x
//|   $x -> a(); [yes]
//|   $x -> b(); [no]
//|   a(); -> $x [back]
//|   b(); -> $x (2)
//|   $x (2) -> b(); [yes]
//|   $x (2) -> foreach (g() as $y) [no]
//|   foreach (g() as $y) -> c(); [body]
//|   foreach (g() as $y) -> end [done]
//|   c(); -> foreach (g() as $y) [back]
