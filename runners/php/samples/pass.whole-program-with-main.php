#!/usr/bin/env php
<?php
declare(strict_types=1);

namespace App\Sums;

use InvalidArgumentException;

function compare(int $a, int $b): int {
    return $a <=> $b;
}

function add(int $a, int $b): int {
    if (compare($a, $b) > 2) {
        throw new InvalidArgumentException("never");
    }
    return array_sum([$a, $b]);
}

function main(array $arguments): void {
    echo add(1, 2), PHP_EOL;
}

if (realpath($_SERVER['argv'][0]) === __FILE__) {
    main($argv);
    exit(0);
}
