"""A file of records that stays where it is while processes append to it.

A file that somebody deletes lives on as long as a process has it open. So its writers look, at
every record, whether the path still leads to it, and bring it back, whole, if it does not.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.journals.appending import cut_torn_line, locked, open_file

_MEND = "let nothing else write there, or give each run a file of its own"


class Held:
    """One process's hold on a file that it may append to.

    `ours` says whether the file at the path is the wanted one, by what it holds. Should a foreign
    file take its place, what was written so far is kept in `aside`.
    """

    def __init__(self, path: Path, ours: Callable[[], bool], aside: Path) -> None:
        """Raises Flow2CodeError if the file is not there or cannot be written."""
        self._path = path
        self._ours = ours
        self._aside = aside
        self._file = self._open()

    @property
    def descriptor(self) -> int:
        return self._file

    @contextmanager
    def locked(self) -> Iterator[int]:
        """The descriptor, locked, and the path leads to it: what is added to a file that others
        have copied already would be lost. Raises Flow2CodeError if it cannot be made so."""
        while True:
            with locked(self._file):
                if _leads_to(self._path, self._file):
                    yield self._file
                    return
            self.ensure()

    def ensure(self) -> None:
        """See that the path leads to the file. Raises Flow2CodeError if it cannot be made to."""
        if _leads_to(self._path, self._file):
            return
        with locked(self._file):
            cut_torn_line(self._file)
            try:
                self._bring_back()
            except OSError as error:
                raise Flow2CodeError(
                    f"{self._path} was deleted while it was written, and cannot be made again: "
                    f"{error.strerror}",
                    mend="see that a file can be there, then run again",
                ) from error
        before, self._file = self._file, self._open()
        os.close(before)

    def close(self) -> None:
        os.close(self._file)

    def _open(self) -> int:
        if not self._ours():
            raise Flow2CodeError(
                f"{self._path} is not, or no more, the file that this run writes", mend=_MEND
            )
        return open_file(self._path, create=False)

    def _bring_back(self) -> None:
        """Of several processes one is first; a foreign file in its place is left alone."""
        if _copy(self._file, self._path) or self._ours():
            return
        _copy(self._file, self._aside)
        raise Flow2CodeError(
            f"{self._path} was replaced by another file while it was written; what it held is in "
            f"{self._aside}",
            mend=_MEND,
        )


def _leads_to(path: Path, file: int) -> bool:
    here = os.fstat(file)
    try:
        there = path.stat()
    except OSError:
        return False
    return (here.st_dev, here.st_ino) == (there.st_dev, there.st_ino)


def _copy(file: int, path: Path) -> bool:
    """Write all that the open file holds to a path, whole or not at all; False if something is
    there already. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}-") as part:
        place = 0
        while block := os.pread(file, 1 << 20, place):
            part.file.write(block)
            place += len(block)
        part.file.flush()
        os.fsync(part.file.fileno())
        os.fchmod(part.file.fileno(), os.fstat(file).st_mode & 0o777)
        try:
            os.link(part.name, path)
        except FileExistsError:
            return False
    return True
