import time


def add(a, b):
    time.sleep(10**8)
    return a + b
