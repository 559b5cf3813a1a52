class A {
    int f(Object x) {
        switch (x) {
            case 1, 2 -> a();
            case String s when s.isEmpty() -> { b(); }
            case null -> throw new E();
            default -> { return 3; }
        }
        return 4;
    }
}
//| A.f
//|   selector x
//|   case 1|2
//|   process a();
//|   case String s
//|   decision s.isEmpty()
//|   process b();
//|   case null
//|   jump throw new E();
//|   jump return 3;
//|   jump return 4;
//|   start -> x
//|   x -> 1|2
//|   1|2 -> a(); [match]
//|   1|2 -> String s [other]
//|   a(); -> return 4;
//|   String s -> s.isEmpty() [match]
//|   String s -> null [other]
//|   s.isEmpty() -> b(); [yes]
//|   s.isEmpty() -> null [no]
//|   b(); -> return 4;
//|   null -> throw new E(); [match]
//|   null -> return 3; [other]
//|   throw new E(); -> end [throw]
//|   return 3; -> end
//|   return 4; -> end
