"""A folder in a toolchain's cache, filled once (see `prepared` for the case of one command)."""

from __future__ import annotations

import atexit
import hashlib
import shutil
import tempfile
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

from plumbum import local
from plumbum.commands.processes import CommandNotFound, ProcessExecutionError, ProcessTimedOut

from pytest_flow2code.core.errors import ASK_THE_DOCTOR, ToolchainError

Build = Callable[[Path], None]
"""Fills an empty folder. Raises ToolchainError if the tools do not do what they should."""

_SECONDS = 60


def digest(parts: Iterable[str]) -> str:
    """A short name for what is made from these parts: it changes when one of them does."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


@cache
def built(folder: Path, build: Build) -> Path:
    """`folder`, filled by `build` if it is not there yet.

    Several processes may ask at once: each builds aside, the first to finish wins. Where the
    cache cannot be written, a temporary folder takes its place until the process ends.
    """
    if folder.is_dir():
        return folder
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        aside = Path(tempfile.mkdtemp(prefix=".making-", dir=folder.parent))
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="flow2code-built-")) / folder.name
        atexit.register(shutil.rmtree, folder.parent, ignore_errors=True)
        folder.parent.chmod(0o755)
        aside = folder.parent / "aside"
        aside.mkdir()
    try:
        build(aside)
        # Programs run with nobody's rights and must be able to read what was made.
        aside.chmod(0o755)
        aside.rename(folder)
    except OSError as error:
        if not folder.is_dir():
            raise ToolchainError(
                f"cannot keep what was made in {folder}: {error}",
                mend=f"make room and see to the rights in {folder.parent}",
            ) from error
    finally:
        shutil.rmtree(aside, ignore_errors=True)
    return folder


def call(argv: tuple[str, ...], env: tuple[tuple[str, str], ...] = ()) -> None:
    """Run a tool on our own files. Raises ToolchainError with the last lines of what it said."""
    try:
        with local.env(**dict(env)):
            local[argv[0]][list(argv[1:])].run(timeout=_SECONDS)
    except (CommandNotFound, ProcessExecutionError, ProcessTimedOut, OSError) as error:
        said = str(getattr(error, "stdout", "")) + str(getattr(error, "stderr", ""))
        lines = " | ".join(said.strip().splitlines()[-3:]) or str(error)
        raise ToolchainError(
            f"{argv[0]} cannot compile the harness: {lines}",
            mend=ASK_THE_DOCTOR,
        ) from error
