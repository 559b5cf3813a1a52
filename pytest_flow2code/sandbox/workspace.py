"""The folders of one program on the host, made fresh and removed whole."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PurePosixPath

from pytest_flow2code.core.errors import SandboxError
from pytest_flow2code.core.program import Program
from pytest_flow2code.sandbox.backend import Paths

_ROOM = 1 << 30
"""Bytes that must be free in memory before programs' files are kept there."""


def make_home() -> Path:
    """A folder of one sandbox's own: in memory where that is large enough and programs can be
    started from it, for making and removing a few folders on disk takes longer than nsjail does;
    else where temporary files go.
    """
    memory = Path("/dev/shm")
    if memory.is_dir() and os.access(memory, os.W_OK):
        state = os.statvfs(memory)
        if state.f_bavail * state.f_frsize >= _ROOM and not state.f_flag & os.ST_NOEXEC:
            return Path(tempfile.mkdtemp(prefix="flow2code-", dir=memory))
    return Path(tempfile.mkdtemp(prefix="flow2code-"))


@contextmanager
def workspace(home: Path, program: Program) -> Iterator[Paths]:
    """Write the program's files below `home` for the time of the block.

    The compiler runs with nobody's rights and must be able to write next to the sources, hence
    the open modes; `home` itself is closed to everybody else. Raises SandboxError if the disk
    does not take the files.
    """
    try:
        root = Path(tempfile.mkdtemp(dir=home))
    except OSError as error:
        raise SandboxError(f"no room for a program's files below {home}: {error}") from error
    paths = Paths(root / "box", root / "report", root / "scratch")
    try:
        _write(paths, program)
        yield paths
    finally:
        remove(root)


def _write(paths: Paths, program: Program) -> None:
    try:
        paths.box.mkdir()
        paths.box.chmod(0o777)
        for file in program.files:
            relative = PurePosixPath(file.path)
            if relative.is_absolute() or ".." in relative.parts:
                raise SandboxError(f"a program's file must lie in its folder, not at {file.path}")
            target = paths.box / relative
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(file.text.encode("utf-8", "surrogateescape"))
    except OSError as error:
        raise SandboxError(f"a program's files cannot be written: {error}") from error


def fresh_report(paths: Paths) -> None:
    """An empty report that the program's harness, and nobody's user, can append to.

    Raises SandboxError if the disk does not take it.
    """
    try:
        paths.report.write_bytes(b"")
        paths.report.chmod(0o666)
    except OSError as error:
        raise SandboxError(f"a program's report cannot be made: {error}") from error


def read_report(paths: Paths, most: int) -> bytes:
    """The first `most` bytes of the report; none if an unprotected program deleted it."""
    try:
        with paths.report.open("rb") as report:
            return report.read(most)
    except FileNotFoundError:
        return b""


def fresh_scratch(paths: Paths) -> None:
    """An empty scratch folder (used where there is no private /tmp).

    Raises SandboxError if the disk does not take it.
    """
    if paths.scratch.exists():
        remove(paths.scratch)
    try:
        paths.scratch.mkdir()
        paths.scratch.chmod(0o777)
    except OSError as error:
        raise SandboxError(f"a program's scratch folder cannot be made: {error}") from error


def remove(folder: Path) -> None:
    """Remove a folder even if a program took everybody's rights to parts of it away.

    Raises SandboxError if it cannot be removed: a disk that fills up unseen helps nobody.
    """
    try:
        shutil.rmtree(folder)
    except PermissionError:
        for place, _, _ in os.walk(folder):
            for inside in Path(place).iterdir():
                if inside.is_dir() and not inside.is_symlink():
                    inside.chmod(0o700)
        shutil.rmtree(folder, ignore_errors=True)
    except OSError as error:
        raise SandboxError(f"{folder} cannot be removed: {error}") from error
