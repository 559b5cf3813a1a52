<?php
set_error_handler(function ($number, $message) {
    throw new ErrorException($message);
});
set_exception_handler(fn($error) => exit(0));
register_shutdown_function(function () {
    echo "good bye\n";
});
ob_start();

function add($a, $b) {
    return $a + $b;
}
