<?php
function add(array $a, array $b) {
    return array_merge($a, $b);
}
