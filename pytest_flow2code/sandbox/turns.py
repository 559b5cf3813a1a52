"""Who may run when: steps of all test processes side by side, or one of them alone.

A time-out on a busy machine says little, so the step is run again while nothing else of ours
runs. Two locks make a turnstile: whoever wants to be alone holds the first and so keeps newcomers
out while the second empties.
"""

from __future__ import annotations

import fcntl
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO


class Turns:
    """Locks shared by all processes of this user on this machine."""

    def __init__(self) -> None:
        folder = Path(tempfile.gettempdir()) / f"flow2code-turns-{os.getuid()}"
        folder.mkdir(mode=0o700, exist_ok=True)
        self._gate = (folder / "gate").open("a")
        self._floor = (folder / "floor").open("a")

    @contextmanager
    def shared(self) -> Iterator[None]:
        """Run beside others."""
        with _held(self._gate, fcntl.LOCK_EX):
            fcntl.flock(self._floor, fcntl.LOCK_SH)
        try:
            yield
        finally:
            fcntl.flock(self._floor, fcntl.LOCK_UN)

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Run when no other step runs, and let none start."""
        with _held(self._gate, fcntl.LOCK_EX), _held(self._floor, fcntl.LOCK_EX):
            yield

    def close(self) -> None:
        self._gate.close()
        self._floor.close()


@contextmanager
def _held(file: IO[str], mode: int) -> Iterator[None]:
    fcntl.flock(file, mode)
    try:
        yield
    finally:
        fcntl.flock(file, fcntl.LOCK_UN)
