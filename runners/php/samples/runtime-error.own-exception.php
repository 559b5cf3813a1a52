<?php
function add($a, $b) {
    throw new Exception("Error at the first test.");
}
