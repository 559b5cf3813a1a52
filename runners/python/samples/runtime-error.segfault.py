import ctypes


def add(a, b):
    ctypes.string_at(0)
    return a + b
