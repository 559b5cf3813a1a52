def parse_numbers(texts):
    numbers = []
    for text in texts:
        try:
            numbers.append(int(text))
        except ValueError:
            continue
    return numbers
