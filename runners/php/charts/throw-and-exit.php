<?php
function f($x) {
    if ($x) throw new E("x");
    if (a()) exit(1);
    b() or die("y");
    echo $x;
    print "z";
}
//| f
//|   decision $x
//|   jump throw new E("x");
//|   decision a()
//|   jump exit(1);
//|   decision b()
//|   jump die("y")
//|   output echo $x;
//|   output print "z";
//|   start -> $x
//|   $x -> throw new E("x"); [yes]
//|   $x -> a() [no]
//|   throw new E("x"); -> end [throw]
//|   a() -> exit(1); [yes]
//|   a() -> b() [no]
//|   exit(1); -> end
//|   b() -> echo $x; [yes]
//|   b() -> die("y") [no]
//|   die("y") -> end
//|   echo $x; -> print "z";
//|   print "z"; -> end
