proc f {x} {
    set y [expr {$x > 0 && [a] ? 1 : 2}]
    set z [lmap v $x {b $v}]
    return $z
}
#| f
#|   process set y [expr {$x > 0 && [a] ? 1 : 2}]
#|   process set z [lmap v $x {b $v}]
#|   jump return $z
#|   start -> set y [expr {$x > 0 && [a] ? 1 : 2}]
#|   set y [expr {$x > 0 && [a] ? 1 : 2}] -> set z [lmap v $x {b $v}]
#|   set z [lmap v $x {b $v}] -> return $z
#|   return $z -> end
