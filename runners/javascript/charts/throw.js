function f(x) {
    try {
        if (x) throw new Error("x");
        a();
    } catch {
        throw x;
    }
}
//| f
//|   try try
//|   decision x
//|   jump throw new Error("x");
//|   process a();
//|   handler catch
//|   jump throw x;
//|   start -> try
//|   try -> x
//|   try -> catch [throw]
//|   x -> throw new Error("x"); [yes]
//|   x -> a(); [no]
//|   throw new Error("x"); -> catch [throw]
//|   a(); -> end
//|   catch -> throw x; [match]
//|   throw x; -> end [throw]
