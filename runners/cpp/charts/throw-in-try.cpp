int f(int x) {
    try {
        if (x) throw E();
        a();
    } catch (E) {
        return 1;
    }
    return 2;
}
//| f
//|   try try
//|   decision x
//|   jump throw E();
//|   process a();
//|   handler catch (E)
//|   jump return 1;
//|   jump return 2;
//|   start -> try
//|   try -> x
//|   try -> catch (E) [throw]
//|   x -> throw E(); [yes]
//|   x -> a(); [no]
//|   throw E(); -> catch (E) [throw]
//|   a(); -> return 2;
//|   catch (E) -> return 1; [match]
//|   catch (E) -> end [other]
//|   return 1; -> end
//|   return 2; -> end
