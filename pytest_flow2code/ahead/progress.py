"""How the asking goes: counted for the summary, and told while one waits."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from pytest_flow2code.core.errors import CompletionError

_SECONDS_BETWEEN = 15.0
"""A provider that limits calls is no news every second."""


class Progress:
    """For one event loop; others may read. `say` prints a line, from that loop's thread.

    `calls` were made, `answers` came of them, `cached` answers were there; `failed` samples have
    none for good, `missing` ones were left unasked. `limited` and `broken` calls were made again,
    because the provider wanted fewer or because they failed; for one of both somebody waited
    during `waited` seconds.
    """

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self._told = 0.0
        self._waiting = 0
        self._since = 0.0
        self.calls = self.answers = self.cached = self.failed = self.missing = 0
        self.limited = self.broken = 0
        self.waited = 0.0

    def repeated(self, error: CompletionError, pause: float, allowed: int) -> None:
        """A call will be made again after so many seconds."""
        if error.limited:
            self.limited += 1
        else:
            self.broken += 1
        if time.monotonic() - self._told < _SECONDS_BETWEEN:
            return
        self._told = time.monotonic()
        why = "the provider limits calls" if error.limited else "a call failed"
        self._say(
            f"{why}: {error.message}; waiting up to {pause:.1f} s, then {allowed} calls at once"
        )

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Time spent in here counts once, however many wait."""
        if not self._waiting:
            self._since = time.monotonic()
        self._waiting += 1
        try:
            yield
        finally:
            self._waiting -= 1
            if not self._waiting:
                self.waited += time.monotonic() - self._since
