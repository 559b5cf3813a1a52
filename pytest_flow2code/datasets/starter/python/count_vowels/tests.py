def check(candidate):
    assert candidate("") == 0
    assert candidate("rhythm") == 0
    assert candidate("a") == 1
    assert candidate("aeiou") == 5
    assert candidate("AEIOU") == 5
    assert candidate("Queue up, Yolanda!") == 8
    assert candidate("banana") == 3
    assert candidate("xyz 123 E") == 1
