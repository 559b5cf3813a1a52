function f(x) {
    const y = x && a() || b();
    return y ? x.map((z) => z + 1) : [];
}
//| f
//|   process const y = x && a() || b();
//|   jump return y ? x.map((z) => z + 1) : [];
//|   start -> const y = x && a() || b();
//|   const y = x && a() || b(); -> return y ? x.map((z) => z + 1) : [];
//|   return y ? x.map((z) => z + 1) : []; -> end
