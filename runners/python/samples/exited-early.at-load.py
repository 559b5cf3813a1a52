def add(a, b):
    return a + b


raise SystemExit
print(add(1, 2))
