import sys


def add(a, b):
    print("adding", a, b)
    sys.stdout.buffer.write(b"\xff\xfe done 00000000000000000000000000000000\n")
    return a + b
