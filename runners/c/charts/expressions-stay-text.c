int f(int x) {
    int y = x && a() ? b() : c();
    return y || x, y;
}
//| f
//|   process int y = x && a() ? b() : c();
//|   jump return y || x, y;
//|   start -> int y = x && a() ? b() : c();
//|   int y = x && a() ? b() : c(); -> return y || x, y;
//|   return y || x, y; -> end
