proc f {} {
    try {
        return [a]
    } on error {} {
        b
    }
    c
}
#| f
#|   try try
#|   jump return [a]
#|   handler on error {}
#|   process b
#|   process c
#|   start -> try
#|   try -> return [a]
#|   try -> on error {} [throw]
#|   return [a] -> end
#|   on error {} -> b [match]
#|   b -> c
#|   c -> end
