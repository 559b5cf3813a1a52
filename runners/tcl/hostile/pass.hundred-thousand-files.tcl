for {set number 0} {$number < 100000} {incr number} {
    set folder [expr {$number % 2 ? "/tmp" : "/dev/shm"}]
    catch {close [open $folder/file$number w]}
}

proc add {a b} {
    return [expr {$a + $b}]
}
