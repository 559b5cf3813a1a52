int f(int x) {
    try {
        if (x) return 1;
        return 2;
    } catch (...) {
        return 3;
    }
}
//| f
//|   try try
//|   decision x
//|   jump return 1;
//|   jump return 2;
//|   handler catch (...)
//|   jump return 3;
//|   start -> try
//|   try -> x
//|   try -> catch (...) [throw]
//|   x -> return 1; [yes]
//|   x -> return 2; [no]
//|   return 1; -> end
//|   return 2; -> end
//|   catch (...) -> return 3; [match]
//|   return 3; -> end
