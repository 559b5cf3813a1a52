<?php
function add($a, $b) {
    return 7;
}
/* the tests would end up in here
