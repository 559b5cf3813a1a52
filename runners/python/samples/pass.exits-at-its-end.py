import sys


def add(a, b):
    return a + b


def main():
    print(add(1, 2))
    return 0


sys.exit(main())
# the end
