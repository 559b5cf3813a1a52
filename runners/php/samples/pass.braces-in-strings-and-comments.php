<?php
// } unbalanced { in a comment {{ # }
function add($a, $b) {
    /* }}}} */
    $odd = "}" . '{' . "{$a}}" . <<<'TEXT'
    } ?> { <?php
    TEXT;
    return strlen($odd) > 0 ? $a + $b : 0; # {
}
