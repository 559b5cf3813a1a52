proc f {} {
    try {
        a
    } trap {POSIX ENOENT} {m} {
        b
    } on error {m} {
        c
    } finally {
        d
    }
    e
}
#| f
#|   try try
#|   process a
#|   handler trap {POSIX ENOENT} {m}
#|   process b
#|   handler on error {m}
#|   process c
#|   finally finally
#|   process d
#|   process e
#|   start -> try
#|   try -> a
#|   try -> trap {POSIX ENOENT} {m} [throw]
#|   a -> finally
#|   trap {POSIX ENOENT} {m} -> b [match]
#|   trap {POSIX ENOENT} {m} -> on error {m} [other]
#|   b -> finally
#|   on error {m} -> c [match]
#|   c -> finally
#|   finally -> d
#|   d -> e
#|   e -> end
