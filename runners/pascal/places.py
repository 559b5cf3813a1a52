"""Where the compiler finds what programs are made of."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

_NEAR = ("rtl-objpas", "rtl")
"""The folders with what nearly all programs do with."""


@cache
def start_up() -> tuple[str, ...]:
    """Where start-up code lies for programs that are linked with the C library."""
    return tuple(f"-Fl{folder}" for folder in sorted(Path("/usr/lib/gcc").glob("*/*"))[-1:])


@cache
def _shelves() -> tuple[Path, frozenset[str]] | None:
    """The folder whose folders hold the compiler's units, and the units in those that nearly all
    programs do with. None where they do not lie in a distribution's place."""
    for folder in sorted(Path("/usr/lib").glob("**/fpc/*/units/*/rtl"), reverse=True):
        units = (unit for name in _NEAR for unit in (folder.parent / name).glob("*.ppu"))
        return folder.parent, frozenset(unit.stem.lower() for unit in units)
    return None


def places(used: Iterable[str]) -> tuple[str, ...]:
    """Where the compiler finds units. Without its configuration file, which is outside the
    sandbox, it does not know; elsewhere than in a distribution's place it must. The fewer places
    it has to look into the sooner it is done."""
    found = _shelves()
    if found is None:
        return ()
    home, near = found
    if all(unit.lower() in near for unit in used):
        return ("-n", *(f"-Fu{home / name}" for name in _NEAR))
    return ("-n", f"-Fu{home}/*")
