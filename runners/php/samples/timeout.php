<?php
set_time_limit(1);
ini_set('max_execution_time', '1');

function add($a, $b) {
    while (true) {
        set_time_limit(0);
    }
}
