def add(a, b):
    return a // 0 + b
