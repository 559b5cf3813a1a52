<?php
function add($a, $b) {
    trigger_error("no way", E_USER_ERROR);
}
