"""What every test of this project may count on."""

import signal


def pytest_configure() -> None:
    """A shell that starts this in the background has it ignore SIGINT, and the programs that tests
    start and interrupt would inherit that."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
