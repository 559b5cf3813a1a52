def check(candidate):
    assert candidate(0) == 0
    assert candidate(7) == 7
    assert candidate(10) == 1
    assert candidate(407) == 11
    assert candidate(-407) == 11
    assert candidate(-1) == 1
    assert candidate(999) == 27
    assert candidate(1000000) == 1
    assert candidate(987654321) == 45
