def check(candidate):
    def merged(pairs):
        return [tuple(pair) for pair in candidate(pairs)]

    assert merged([]) == []
    assert merged([(1, 3)]) == [(1, 3)]
    assert merged([(1, 3), (5, 8)]) == [(1, 3), (5, 8)]
    assert merged([(5, 8), (1, 3)]) == [(1, 3), (5, 8)]
    assert merged([(1, 4), (2, 6)]) == [(1, 6)]
    assert merged([(1, 9), (2, 3)]) == [(1, 9)]
    assert merged([(1, 2), (2, 5)]) == [(1, 5)]
    assert merged([(1, 2), (3, 5)]) == [(1, 2), (3, 5)]
    assert merged([(-3, -1), (6, 7), (-2, 4), (5, 6)]) == [(-3, 4), (5, 7)]
    assert merged([(2, 2), (2, 2)]) == [(2, 2)]
    assert merged([(1, 2), (4, 9), (5, 6)]) == [(1, 2), (4, 9)]
    given = [(5, 6), (1, 2)]
    candidate(given)
    assert given == [(5, 6), (1, 2)]
