    return $left + $right;
}
