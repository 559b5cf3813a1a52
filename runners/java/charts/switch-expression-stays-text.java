class A {
    int f(int x) {
        int y = switch (x) { case 1 -> 2; default -> { yield 3; } };
        return y;
    }
}
//| A.f
//|   process int y = switch (x) { case 1 -> 2; default -> { yield 3; } };
//|   jump return y;
//|   start -> int y = switch (x) { case 1 -> 2; default -> { yield 3; } };
//|   int y = switch (x) { case 1 -> 2; default -> { yield 3; } }; -> return y;
//|   return y; -> end
