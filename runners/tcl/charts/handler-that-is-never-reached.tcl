proc f {} {
    try {
        a
    } on error {m} {
        b
    } trap P {m} {
        c
    }
}
#| f
#|   try try
#|   process a
#|   handler on error {m}
#|   process b
#|   handler, unreachable trap P {m}
#|   process, unreachable c
#|   start -> try
#|   try -> a
#|   try -> on error {m} [throw]
#|   a -> end
#|   on error {m} -> b [match]
#|   b -> end
#|   trap P {m} -> c [match]
#|   trap P {m} -> end [other]
#|   c -> end
