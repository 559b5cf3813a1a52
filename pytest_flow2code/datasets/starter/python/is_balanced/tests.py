def check(candidate):
    assert candidate("") is True
    assert candidate("no brackets") is True
    assert candidate("()") is True
    assert candidate("([{}])") is True
    assert candidate("a(b)[c]{d}") is True
    assert candidate("(()())") is True
    assert candidate("(") is False
    assert candidate("]") is False
    assert candidate("(]") is False
    assert candidate("([)]") is False
    assert candidate("{[}]") is False
    assert candidate("())") is False
    assert candidate(")(") is False
    assert candidate("(()") is False
