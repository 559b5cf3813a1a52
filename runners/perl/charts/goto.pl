sub f {
  AGAIN:
    a();
    goto AGAIN if $x;
    return $x;
}
#| f
#|   merge AGAIN:
#|   process a()
#|   decision $x
#|   jump goto AGAIN
#|   jump return $x
#|   start -> AGAIN:
#|   AGAIN: -> a()
#|   a() -> $x
#|   $x -> goto AGAIN [yes]
#|   $x -> return $x [no]
#|   goto AGAIN -> AGAIN: [back]
#|   return $x -> end
