<?php
function add($a, $b) {
    echo "adding \xff\xfe $a $b\n";
    print("done 00000000000000000000000000000000\n");
    fwrite(STDERR, "wrong answer\n");
    trigger_error("a warning", E_USER_WARNING);
    return $a + $b + @$undefined['x'];
}
