while True:
    print("more and more")


def add(a, b):
    return a + b
