<?php
function add($a, $b) {
    return $a + $b;
}
?>

This function adds <b>two</b> numbers. For example:

```php
function broken(
