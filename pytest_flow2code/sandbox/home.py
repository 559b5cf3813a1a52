"""The folder on the host in which one sandbox keeps all it makes, and what killed ones left."""

from __future__ import annotations

import fcntl
import os
import shutil
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

_PREFIX = "flow2code-"
_ALIVE = "alive"

_ROOM = 1 << 30
"""Bytes that must be free in memory before programs' files are kept there."""


@dataclass(frozen=True, slots=True)
class Home:
    """`folder` is closed to other users. `lock` is held for as long as the sandbox lives, so that
    others can tell a folder in use from one whose owner was killed."""

    folder: Path
    lock: int

    def close(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)
        os.close(self.lock)


def make_home() -> Home:
    """A folder of one sandbox's own: in memory where that is large enough and programs can be
    started from it, for making and removing a few folders on disk takes longer than nsjail does;
    else where temporary files go. Raises OSError if there is no place for it.
    """
    parent = _parent()
    _remove_dead(parent)
    folder = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=parent))
    # Locked before it has the name by which others look for it.
    lock, made = tempfile.mkstemp(dir=folder)
    fcntl.flock(lock, fcntl.LOCK_EX)
    Path(made).rename(folder / _ALIVE)
    return Home(folder, lock)


def _parent() -> Path:
    memory = Path("/dev/shm")
    if memory.is_dir() and os.access(memory, os.W_OK):
        state = os.statvfs(memory)
        if state.f_bavail * state.f_frsize >= _ROOM and not state.f_flag & os.ST_NOEXEC:
            return memory
    return Path(tempfile.gettempdir())


def _remove_dead(parent: Path) -> None:
    """Remove the homes of this user's sandboxes that were killed before they could do it."""
    for folder in parent.glob(f"{_PREFIX}*"):
        with suppress(OSError):
            if folder.is_symlink() or folder.stat().st_uid != os.geteuid():
                continue
            lock = os.open(folder / _ALIVE, os.O_RDONLY | os.O_NOFOLLOW)
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                shutil.rmtree(folder, ignore_errors=True)
            finally:
                os.close(lock)
