"""How far a long piece of work has come: a bar on a terminal, now and then a line elsewhere."""

from __future__ import annotations

import time
from typing import TextIO

_BAR = 30
_EVERY = 0.1
_LINE_EVERY = 10.0


class Progress:
    """Counts up to `total` pieces called `what`. `clock` gives seconds."""

    def __init__(self, total: int, what: str, stream: TextIO, *, begun_at: int = 0) -> None:
        self._total = total
        self._what = what
        self._stream = stream
        self._live = stream.isatty()
        self._begun_at = self._done = begun_at
        self._begun = self._told = time.monotonic()

    def step(self) -> None:
        """One more is done."""
        self._done += 1
        now = time.monotonic()
        if now - self._told >= (_EVERY if self._live else _LINE_EVERY):
            self._tell(now)

    def finish(self) -> None:
        """Leave a clean line behind."""
        if self._live:
            self._stream.write("\r\x1b[K")
            self._stream.flush()

    def _tell(self, now: float) -> None:
        self._told = now
        rate = (self._done - self._begun_at) / max(now - self._begun, 1e-9)
        left = (self._total - self._done) / rate if rate else 0.0
        told = (
            f"{self._done}/{self._total} {self._what}, {rate:.1f} a second, "
            f"{int(left) // 60}:{int(left) % 60:02} left"
        )
        if self._live:
            full = _BAR * self._done // max(self._total, 1)
            self._stream.write(f"\r\x1b[K[{'#' * full}{'.' * (_BAR - full)}] {told}")
        else:
            self._stream.write(f"{told}\n")
        self._stream.flush()
