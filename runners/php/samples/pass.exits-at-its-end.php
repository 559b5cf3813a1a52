<?php
function add($a, $b)
{
    return $a + $b;
}

echo add(1, 2), "\n";
exit(0);
?>
The end.
