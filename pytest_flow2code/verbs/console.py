"""What the verbs of the command `flow2code` share: exit statuses, a line said."""

from __future__ import annotations

import sys

OK, FAILED, USAGE, INTERRUPTED = 0, 1, 2, 130
"""All is well; it is not; it was called wrongly; it was interrupted."""


def say(line: str) -> None:
    """One line of a verb's answer."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def tell(line: str) -> None:
    """One line beside a verb's answer: a warning, or how far it has come."""
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()


def progress(line: str) -> None:
    """What takes its time is told to whoever waits for it."""
    if sys.stderr.isatty():
        tell(f"{line} ...")
