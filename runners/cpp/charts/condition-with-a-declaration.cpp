void f() {
    if (int y = a(); y > 0) b(y);
    while (int z = c()) d(z);
}
//| f
//|   decision (int y = a(); y > 0)
//|   process b(y);
//|   decision int z = c()
//|   process d(z);
//|   start -> (int y = a(); y > 0)
//|   (int y = a(); y > 0) -> b(y); [yes]
//|   (int y = a(); y > 0) -> int z = c() [no]
//|   b(y); -> int z = c()
//|   int z = c() -> d(z); [yes]
//|   int z = c() -> end [no]
//|   d(z); -> int z = c() [back]
