f() {
    a && b || c
    d && { e; g; }
    h || return 1
    [[ $x == y ]] && z=1
}
#| f
#|   decision a && b
#|   process c
#|   decision d
#|   process e
#|   process g
#|   decision h
#|   jump return 1
#|   decision $x == y
#|   process z=1
#|   start -> a && b
#|   a && b -> d [yes]
#|   a && b -> c [no]
#|   c -> d
#|   d -> e [yes]
#|   d -> h [no]
#|   e -> g
#|   g -> h
#|   h -> $x == y [yes]
#|   h -> return 1 [no]
#|   return 1 -> end
#|   $x == y -> z=1 [yes]
#|   $x == y -> end [no]
#|   z=1 -> end
