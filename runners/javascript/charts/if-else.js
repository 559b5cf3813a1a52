function f(x) {
    if (x) { a(); } else { b(); }
    return x;
}
//| f
//|   decision x
//|   process a();
//|   process b();
//|   jump return x;
//|   start -> x
//|   x -> a(); [yes]
//|   x -> b(); [no]
//|   a(); -> return x;
//|   b(); -> return x;
//|   return x; -> end
