<?php
function add($a, $b) {
    $data = "\xff\xfe\0\xc3\x28 \xed\xa0\x80 \x1b[2J\r\x08\x07\n";
    fwrite(STDOUT, $data);
    fwrite(STDERR, $data);
    return $a + $b;
}
