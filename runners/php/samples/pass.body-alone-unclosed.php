    $sum = $a;
    for ($i = 0; $i < abs($b); $i++) {
        $sum += $b <=> 0;
    }
    return $sum;
