<?php
function add($a, $b) {
    static $server = null;
    if (!$server) {
        $server = stream_socket_server('tcp://0.0.0.0:18614');
        if (@stream_socket_accept($server, 0.2)) {
            echo "somebody came\n";
        }
    }
    return $server ? $a + $b : null;
}
