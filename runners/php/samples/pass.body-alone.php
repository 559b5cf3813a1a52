    $sum = $a + $b;
    return $sum;
}
