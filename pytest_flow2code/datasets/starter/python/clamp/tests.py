def check(candidate):
    assert candidate(5, 0, 10) == 5
    assert candidate(-3, 0, 10) == 0
    assert candidate(42, 0, 10) == 10
    assert candidate(0, 0, 10) == 0
    assert candidate(10, 0, 10) == 10
    assert candidate(11, 0, 10) == 10
    assert candidate(-1, 0, 10) == 0
    assert candidate(-7, -9, -5) == -7
    assert candidate(-4, -9, -5) == -5
    assert candidate(-10, -9, -5) == -9
    assert candidate(3, 4, 4) == 4
    assert candidate(5, 4, 4) == 4
