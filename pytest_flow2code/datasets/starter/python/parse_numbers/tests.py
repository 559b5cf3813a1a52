def check(candidate):
    assert candidate([]) == []
    assert candidate(["7"]) == [7]
    assert candidate(["seven"]) == []
    assert candidate(["3", "x", "-4", "", "12"]) == [3, -4, 12]
    assert candidate([" 5 ", "1.5", "+6"]) == [5, 6]
    assert candidate(["0", "00", "9a"]) == [0, 0]
    assert candidate(["2", "1", "2"]) == [2, 1, 2]
