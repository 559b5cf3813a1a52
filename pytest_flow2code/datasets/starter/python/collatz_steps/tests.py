def check(candidate):
    assert candidate(1) == 0
    assert candidate(2) == 1
    assert candidate(3) == 7
    assert candidate(6) == 8
    assert candidate(7) == 16
    assert candidate(16) == 4
    assert candidate(27) == 111
    assert candidate(0) == -1
    assert candidate(-5) == -1
