int f(int x) {
    while (x) {
        return x;
        break;
    }
    return 0;
}
//| f
//|   decision x
//|   jump return x;
//|   jump, unreachable break;
//|   jump return 0;
//|   start -> x
//|   x -> return x; [yes]
//|   x -> return 0; [no]
//|   return x; -> end
//|   break; -> return 0;
//|   return 0; -> end
