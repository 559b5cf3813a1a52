held = b"x" * 10_000_000_000


def add(a, b):
    return a + b
