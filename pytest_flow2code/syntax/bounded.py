"""Parsing that ends, on any text.

Most texts are parsed in time that grows with their length. Some are not: a grammar that looks for
the end of a comment at each of ten thousand braces, or that follows several readings of what is
none. How far a parse may go is counted in steps, not in seconds: the same text is read, or given
up, on every machine and under any load.
"""

from __future__ import annotations

from dataclasses import dataclass

from tree_sitter import Parser, Point, Tree

SHORT = 4096
"""Up to so many bytes are parsed without counting: no grammar takes long over them."""

_CHUNK = 1024
"""The parser is given so many bytes at once. It comes back for them when it has gone further and
returns, so that the number of times is a measure of how much it goes back and forth."""

_TICK = 16
"""The parser reports every hundred operations; in steps, a step being one chunk read."""

_LEAST = 4000
_EACH_KB = 1200
"""So many steps, and so many for each kilobyte. Programs need up to 350 for a kilobyte (those of
Perl, whose grammar asks for columns all the time, up to 600)."""

_chunk = bytearray()
"""What the parser is given, over and over: it may keep a reference to each object that it got."""


def limit(length: int) -> int:
    """How many steps a parse of so many bytes may take."""
    return _LEAST + _EACH_KB * length // 1024


@dataclass(frozen=True, slots=True)
class Attempt:
    """A parse and the steps it took; `tree` is None where it was given up. Its nodes have no
    `text`."""

    tree: Tree | None
    steps: int


def attempt(parser: Parser, data: bytes) -> Attempt:
    """Parse `data` within its limit."""
    if len(data) <= SHORT:
        return Attempt(parser.parse(data), _TICK + len(data) // 16)
    most, steps = limit(len(data)), 0

    def read(start: int, _point: Point) -> bytearray:
        nonlocal steps
        steps += 1
        _chunk[:] = data[start : start + _CHUNK]
        return _chunk

    def stop(_offset: int, _in_error: bool) -> bool:
        nonlocal steps
        steps += _TICK
        return steps > most

    tree: Tree | None = None
    try:
        tree = parser.parse(read, progress_callback=stop)
    except ValueError:
        pass  # That is how it says that it was stopped.
    finally:
        if tree is None:
            parser.reset()  # It would go on where it was.
    return Attempt(tree, steps)
