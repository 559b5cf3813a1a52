<?php
function add($a, $b) {
    return true;
}
