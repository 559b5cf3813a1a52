"""The Python that runs us, for steps that are Python programs themselves."""

from __future__ import annotations

import os
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path

_FOLDERS = ("site-packages", "dist-packages")


def interpreter() -> str:
    """The interpreter's real path: a sandbox need not see the virtual environment around it."""
    return os.path.realpath(sys.executable)


def library_folders() -> tuple[str, ...]:
    """Where third-party packages lie; the paths are the same inside the sandbox.

    Besides the environment's own folders these are the ones it shares with others: the system's,
    the user's, and what a .pth file names.
    """
    paths = sysconfig.get_paths()
    shared = (path for path in sys.path if Path(path).name in _FOLDERS and Path(path).is_dir())
    return tuple(dict.fromkeys((paths["purelib"], paths["platlib"], *shared)))


def mounts(more: Iterable[str] = ()) -> tuple[str, ...]:
    """The host folders a step needs for the interpreter, its packages and `more`, besides the
    system's."""
    folders = dict.fromkeys((sys.base_prefix, *library_folders(), *more))
    return tuple(folder for folder in folders if not f"{folder}/".startswith("/usr/"))
