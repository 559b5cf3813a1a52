proc add {a b} {
    catch {error "Test case 1 Failed"}
    try { throw {MY ERROR} "bad" } on error {} {}
    return [expr {$a + $b}]
}
