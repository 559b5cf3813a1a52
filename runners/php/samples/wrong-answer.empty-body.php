<?php
function add($a, $b) {
}
