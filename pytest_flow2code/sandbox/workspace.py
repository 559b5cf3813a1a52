"""The folders of one program on the host, made fresh and removed whole."""

from __future__ import annotations

import errno
import os
import shutil
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from plumbum import local

from pytest_flow2code.core.errors import SandboxError
from pytest_flow2code.core.program import Program
from pytest_flow2code.sandbox.backend import Paths


class NoRoomError(SandboxError):
    """The disk does not take what a program needs."""


def _no_place(what: str, folder: Path, error: OSError) -> NoRoomError:
    return NoRoomError(f"{what}: {error}", mend=f"make room in {folder}, or name another in TMPDIR")


@dataclass(frozen=True, slots=True)
class Workspace:
    """The folder of one program. It may be made before there is a program to put into it."""

    root: Path

    def paths(self, turn: str) -> Paths:
        """What one turn of one step gets: each has a report of its own."""
        return Paths(self.root / "box", self.root / f"report-{turn}", self.root / "scratch")

    def fill(self, program: Program) -> None:
        """Write the program's files. Raises SandboxError if the disk does not take them."""
        _write(self.root / "box", program)

    def require_room(self, megabytes: int) -> None:
        """Raises NoRoomError if a step may have found less room than that: it then fails at
        whatever it wanted to write, and says so in words of its own."""
        state = os.statvfs(self.root)
        full = state.f_files > 0 and state.f_favail == 0
        if full or state.f_bavail * state.f_frsize < megabytes * 1024 * 1024:
            folder = self.root.parent.parent
            raise NoRoomError(
                f"less than {megabytes} MB or no more files are free in {folder}, so what became "
                "of a program says nothing",
                mend=f"make room in {folder}, or name another folder in TMPDIR",
            )


class Workspaces:
    """The folders of programs, below `home`, made fresh, each one a program ahead."""

    def __init__(self, home: Path) -> None:
        self._home = home
        self._next: Workspace | None = None

    def coming(self) -> Workspace:
        """The folder that the next program will get. Raises SandboxError if there is no room."""
        if self._next is None:
            self._next = _make(self._home)
        return self._next

    @contextmanager
    def filled(self, program: Program) -> Iterator[Workspace]:
        """A folder with the program's files, for the time of the block.

        Raises SandboxError if the disk does not take the files.
        """
        workspace = self.coming()
        self._next = None
        try:
            workspace.fill(program)
            yield workspace
        finally:
            remove(workspace.root)


def _make(home: Path) -> Workspace:
    """The compiler runs with nobody's rights and must be able to write next to the sources, hence
    the open modes; `home` itself is closed to everybody else."""
    try:
        root = Path(tempfile.mkdtemp(dir=home))
        (root / "box").mkdir()
        (root / "box").chmod(0o777)
    except OSError as error:
        raise _no_place("no room for a program's files", home.parent, error) from error
    return Workspace(root)


def _write(box: Path, program: Program) -> None:
    try:
        for file in program.files:
            relative = PurePosixPath(file.path)
            if relative.is_absolute() or ".." in relative.parts:
                raise SandboxError(f"a program's file must lie in its folder, not at {file.path}")
            target = box / relative
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(file.text.encode("utf-8", "surrogateescape"))
    except OSError as error:
        raise _no_place("a program's files cannot be written", box.parents[2], error) from error


def fresh_report(paths: Paths) -> None:
    """An empty report that the program's harness, and nobody's user, can append to.

    It is a new file each time: an unprotected program may have put a link to another in its place.
    Raises SandboxError if the disk does not take it.
    """
    try:
        if paths.report.is_dir() and not paths.report.is_symlink():
            remove(paths.report)
        paths.report.unlink(missing_ok=True)
        descriptor = os.open(paths.report, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        os.fchmod(descriptor, 0o666)
        os.close(descriptor)
    except OSError as error:
        raise _no_place("a program's report cannot be made", paths.box.parents[2], error) from error


_REPLACED = frozenset((errno.ENOENT, errno.ELOOP, errno.ENXIO, errno.EACCES, errno.ENOTDIR))
"""What opening says of a file that is gone, a link, a socket, or was made unreadable."""


def read_report(paths: Paths, most: int) -> bytes:
    """The first `most` bytes of the report.

    None if an unprotected program deleted it or put something else in its place: a link would
    show us another file, a pipe would keep us waiting.
    """
    try:
        descriptor = os.open(paths.report, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
    except OSError as error:
        if error.errno in _REPLACED:
            return b""
        raise _no_place("a program's report cannot be read", paths.box.parents[2], error) from error
    try:
        regular = stat.S_ISREG(os.fstat(descriptor).st_mode)
        return os.read(descriptor, most) if regular else b""
    finally:
        os.close(descriptor)


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
        raise _no_place(
            "a program's scratch folder cannot be made", paths.box.parents[2], error
        ) from error


def remove(folder: Path) -> None:
    """Remove a folder even if a program took everybody's rights to parts of it away or nested it
    deeper than Python can follow.

    Raises SandboxError if it cannot be removed: a disk that fills up unseen helps nobody.
    """
    try:
        shutil.rmtree(folder)
    except (OSError, RecursionError):
        local["chmod"]["-R", "u+rwx", str(folder)].run(retcode=None)
        code, _, said = local["rm"]["-rf", "--", str(folder)].run(retcode=None)
        if code != 0:
            raise SandboxError(
                f"{folder} cannot be removed: {said.strip()[:200]}", mend=f"sudo rm -rf {folder}"
            ) from None
