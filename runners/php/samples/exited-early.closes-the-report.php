<?php
function add($a, $b) {
    foreach (get_resources() as $one) {
        @fclose($one);
    }
    ini_set('open_basedir', '/tmp');
    return 7;
}
