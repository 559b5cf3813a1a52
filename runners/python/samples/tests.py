import os


def check(candidate):
    assert os.path.isabs(__file__)
    assert candidate(2, 3) == 5
    assert candidate(-4, 4) == 0
    assert candidate(0, 0) == 0
