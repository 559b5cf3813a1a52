def add(a, b):
    while True:
        print("x" * 10000)
