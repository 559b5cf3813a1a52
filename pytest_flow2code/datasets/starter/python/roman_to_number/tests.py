def check(candidate):
    assert candidate("") == 0
    assert candidate("I") == 1
    assert candidate("III") == 3
    assert candidate("IV") == 4
    assert candidate("IX") == 9
    assert candidate("XIV") == 14
    assert candidate("XL") == 40
    assert candidate("LXXXVIII") == 88
    assert candidate("XC") == 90
    assert candidate("CDXLIV") == 444
    assert candidate("DCCC") == 800
    assert candidate("MCMXCIV") == 1994
    assert candidate("MMMCMXCIX") == 3999
