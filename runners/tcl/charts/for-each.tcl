proc f {xs} {
    foreach x $xs {
        a $x
    }
    foreach {k v} $xs y {1 2} {
        b $k
    }
    dict for {k v} $d {
        c $k
    }
}
#| f
#|   loop foreach x $xs
#|   process a $x
#|   loop foreach {k v} $xs y {1 2}
#|   process b $k
#|   loop dict for {k v} $d
#|   process c $k
#|   start -> foreach x $xs
#|   foreach x $xs -> a $x [body]
#|   foreach x $xs -> foreach {k v} $xs y {1 2} [done]
#|   a $x -> foreach x $xs [back]
#|   foreach {k v} $xs y {1 2} -> b $k [body]
#|   foreach {k v} $xs y {1 2} -> dict for {k v} $d [done]
#|   b $k -> foreach {k v} $xs y {1 2} [back]
#|   dict for {k v} $d -> c $k [body]
#|   dict for {k v} $d -> end [done]
#|   c $k -> dict for {k v} $d [back]
