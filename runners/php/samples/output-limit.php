<?php
function add($a, $b) {
    while (true) {
        echo str_repeat("x", 10000);
    }
}
