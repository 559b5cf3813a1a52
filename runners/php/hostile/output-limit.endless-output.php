<?php
function add($a, $b) {
    while (true) {
        echo "more and more\n";
    }
}
