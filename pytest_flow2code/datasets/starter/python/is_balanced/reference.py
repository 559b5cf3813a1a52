def is_balanced(text):
    partners = {")": "(", "]": "[", "}": "{"}
    opened = []
    for character in text:
        if character in "([{":
            opened.append(character)
        elif character in partners:
            if not opened or opened.pop() != partners[character]:
                return False
    return not opened
