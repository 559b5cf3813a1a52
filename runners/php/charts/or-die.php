<?php
$c = a() or die("x");
b() || exit(1);
c() and throw new E("y");
d() || e();
//| top level
//|   decision $c = a()
//|   jump die("x")
//|   decision b()
//|   jump exit(1)
//|   decision c()
//|   jump throw new E("y")
//|   process d() || e();
//|   start -> $c = a()
//|   $c = a() -> b() [yes]
//|   $c = a() -> die("x") [no]
//|   die("x") -> end
//|   b() -> c() [yes]
//|   b() -> exit(1) [no]
//|   exit(1) -> end
//|   c() -> throw new E("y") [yes]
//|   c() -> d() || e(); [no]
//|   throw new E("y") -> end [throw]
//|   d() || e(); -> end
