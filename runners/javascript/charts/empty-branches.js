function f(x) {
    if (x) {} else {}
    while (x);
    ;
}
//| f
//|   decision x
//|   decision x (2)
//|   start -> x
//|   x -> x (2) [yes]
//|   x -> x (2) [no]
//|   x (2) -> x (2) [yes]
//|   x (2) -> end [no]
