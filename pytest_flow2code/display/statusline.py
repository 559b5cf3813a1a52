"""A line of text in the last row of a terminal, below whatever else is written.

The rows above become the terminal's scrolling region, so that other output never meets the line and
needs not know of it; the cursor stays where it is. Every change is one write, over the old text, so
that nothing flickers. The sequences are those of the VT100 (ECMA-48), which every terminal of today
knows.
"""

from __future__ import annotations

import os

_SAVE, _BACK = "\x1b7", "\x1b8"
_NO_REGION = "\x1b[r"
_DOWN_AND_UP = "\x1bD\x1b[A"
"""Scrolls if the cursor is in the last row, so that it is in none that the line needs."""
_CLEAR_BELOW = "\x1b[J"
_NO_WRAP, _WRAP = "\x1b[?7l", "\x1b[?7h"
_ROWS, _COLUMNS = 4, 20


class StatusLine:
    """The last row of the terminal behind a descriptor, which stays the caller's."""

    def __init__(self, terminal: int) -> None:
        self._terminal = terminal
        self._size: os.terminal_size | None = None

    def show(self, text: str) -> None:
        """Show a text without control characters, as much of it as fits; in a terminal that is too
        small, nothing."""
        try:
            size = os.get_terminal_size(self._terminal)
        except OSError:
            return
        if size.lines < _ROWS or size.columns < _COLUMNS:
            self.erase()
            return
        shown = ""
        if size != self._size:
            # Below the cursor there is nothing but the line itself, wherever a resize put it.
            shown = f"{self._without()}{_DOWN_AND_UP}{_SAVE}\x1b[1;{size.lines - 1}r{_BACK}"
            self._size = size
        shown += f"{_SAVE}\x1b[{size.lines};1H\x1b[0m{_NO_WRAP}{text}\x1b[K{_WRAP}{_BACK}"
        self._write(shown)

    def erase(self) -> None:
        """Leave the terminal as if the line had never been there. May be called again."""
        if self._size is not None:
            self._write(self._without())
            self._size = None

    def _without(self) -> str:
        return "" if self._size is None else f"{_SAVE}{_NO_REGION}{_BACK}{_CLEAR_BELOW}"

    def _write(self, text: str) -> None:
        data = text.encode("utf-8", "replace")
        try:
            while data:
                data = data[os.write(self._terminal, data) :]
        except OSError:
            # The terminal has gone; so has whoever could see the line.
            self._size = None
