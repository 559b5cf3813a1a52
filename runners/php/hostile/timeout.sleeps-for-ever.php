<?php
function add($a, $b) {
    while (true) {
        sleep(100000000);
    }
}
