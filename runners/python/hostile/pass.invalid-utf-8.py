import os

for number in (1, 2):
    os.write(number, b"\xff\xfe\x00\xc3\x28 \xed\xa0\x80 \x1b[2J\r\b\x07\n")


def add(a, b):
    return a + b
