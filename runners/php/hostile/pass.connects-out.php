<?php
function add($a, $b) {
    foreach (['tcp://127.0.0.1:18613', 'tcp://127.0.0.1:22', 'udp://1.1.1.1:53', 'tcp://[::1]:18613'] as $to) {
        $connection = @stream_socket_client($to, $number, $text, 0.2);
        if ($connection) {
            @fwrite($connection, 'here I am');
        } else {
            echo "$text\n";
        }
    }
    @file_get_contents('http://127.0.0.1:18613/');
    return $a + $b;
}
