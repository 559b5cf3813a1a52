def longest_plateau(items):
    longest = 0
    run = 0
    for place, item in enumerate(items):
        if place > 0 and item == items[place - 1]:
            run += 1
        else:
            run = 1
        if run > longest:
            longest = run
    return longest
