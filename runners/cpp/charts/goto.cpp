int f(int x) {
again:
    a();
    if (x) goto again;
    return x;
}
//| f
//|   merge again:
//|   process a();
//|   decision x
//|   jump goto again;
//|   jump return x;
//|   start -> again:
//|   again: -> a();
//|   a(); -> x
//|   x -> goto again; [yes]
//|   x -> return x; [no]
//|   goto again; -> again: [back]
//|   return x; -> end
