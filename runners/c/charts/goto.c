int f(int x) {
again:
    a();
    if (x) goto again;
    if (b()) goto done;
    c();
done:
    return x;
}
//| f
//|   merge again:
//|   process a();
//|   decision x
//|   jump goto again;
//|   decision b()
//|   jump goto done;
//|   process c();
//|   merge done:
//|   jump return x;
//|   start -> again:
//|   again: -> a();
//|   a(); -> x
//|   x -> goto again; [yes]
//|   x -> b() [no]
//|   goto again; -> again: [back]
//|   b() -> goto done; [yes]
//|   b() -> c(); [no]
//|   goto done; -> done:
//|   c(); -> done:
//|   done: -> return x;
//|   return x; -> end
