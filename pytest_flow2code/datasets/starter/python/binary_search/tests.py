def check(candidate):
    assert candidate([], 3) == -1
    assert candidate([3], 3) == 0
    assert candidate([3], 2) == -1
    assert candidate([3], 4) == -1
    odd = [-9, -4, 0, 5, 12]
    for place, item in enumerate(odd):
        assert candidate(odd, item) == place
    for stranger in (-10, -5, -1, 4, 6, 13):
        assert candidate(odd, stranger) == -1
    even = [1, 3, 5, 7, 9, 11]
    for place, item in enumerate(even):
        assert candidate(even, item) == place
    for stranger in (0, 2, 8, 12):
        assert candidate(even, stranger) == -1
