sub f {
    eval {
        return 1 if $x;
        a();
    };
    eval { return b(); } or do { c(); };
    return 2;
}
#| f
#|   try eval
#|   decision $x
#|   jump return 1
#|   process a()
#|   handler catch
#|   try eval (2)
#|   jump return b()
#|   handler catch (2)
#|   process c()
#|   jump return 2
#|   start -> eval
#|   eval -> $x
#|   eval -> catch [throw]
#|   $x -> return 1 [yes]
#|   $x -> a() [no]
#|   return 1 -> eval (2)
#|   a() -> eval (2)
#|   catch -> eval (2) [match]
#|   eval (2) -> return b()
#|   eval (2) -> catch (2) [throw]
#|   return b() -> return 2
#|   catch (2) -> c() [match]
#|   c() -> return 2
#|   return 2 -> end
