def check(candidate):
    assert candidate([]) == 0
    assert candidate([4]) == 1
    assert candidate([1, 2, 3]) == 1
    assert candidate([1, 2, 2, 2, 5, 5]) == 3
    assert candidate([7, 7, 7, 7]) == 4
    assert candidate([3, 3, 1, 3, 3, 3]) == 3
    assert candidate([0, 0, -1, -1, -1, 0]) == 3
    assert candidate([5, 5, 5, 5, 2, 2]) == 4
    assert candidate([1, 2, 1, 2, 1]) == 1
    assert candidate([8, 9, 9]) == 2
