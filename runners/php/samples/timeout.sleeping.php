<?php
function add($a, $b) {
    sleep(3600);
}
