import sys


def add(a, b):
    sys.stdin.read()
    return a + b
