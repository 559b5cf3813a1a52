import os

for number in range(100_000):
    folder = "/tmp" if number % 2 else "/dev/shm"
    try:
        os.close(os.open(f"{folder}/file{number}", os.O_CREAT | os.O_WRONLY))
    except OSError:
        continue


def add(a, b):
    return a + b
