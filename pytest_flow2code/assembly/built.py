"""A folder in a toolchain's cache that takes several steps to fill (see `prepared` for one)."""

from __future__ import annotations

import hashlib
import shutil
import tempfile
from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path

Build = Callable[[Path], bool]
"""Fills an empty folder; False if it could not. The tools it starts may raise OSError."""


def digest(parts: Iterable[str]) -> str:
    """A short name for what is made from these parts: it changes when one of them does."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


@lru_cache(maxsize=None)
def built(folder: Path, build: Build) -> Path | None:
    """`folder`, filled by `build` if it is not there yet; None if that cannot be done.

    Several processes may ask at once: each builds aside, the first to finish wins. Nothing is
    tried twice in a process, so a cache that cannot be written costs one attempt; the language
    does without.
    """
    if folder.is_dir():
        return folder
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        aside = Path(tempfile.mkdtemp(prefix=".making-", dir=folder.parent))
    except OSError:
        return None
    try:
        if build(aside):
            # Programs run with nobody's rights and must be able to read what was made.
            aside.chmod(0o755)
            aside.rename(folder)
    except OSError:
        pass
    finally:
        shutil.rmtree(aside, ignore_errors=True)
    return folder if folder.is_dir() else None
