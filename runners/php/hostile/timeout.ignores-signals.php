<?php
function add($a, $b) {
    foreach ([SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU] as $number) {
        pcntl_signal($number, SIG_IGN);
    }
    while (true);
}
