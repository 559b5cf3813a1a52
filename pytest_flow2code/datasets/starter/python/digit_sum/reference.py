def digit_sum(number):
    rest = abs(number)
    total = 0
    while rest > 0:
        total += rest % 10
        rest //= 10
    return total
