function f(x) {
    block: {
        if (x) break block;
        a();
    }
    b();
}
//| f
//|   merge block:
//|   decision x
//|   jump break block;
//|   process a();
//|   process b();
//|   start -> block:
//|   block: -> x
//|   x -> break block; [yes]
//|   x -> a(); [no]
//|   break block; -> b();
//|   a(); -> b();
//|   b(); -> end
