"""JSON lines that several processes append to one file, none of which may be trusted to live on.

Each record is one write under an exclusive lock, so that lines never mix. A process that is killed
while it writes leaves a line without its line feed; the next writer cuts it off, readers pass over
it. The text is ASCII, so that a cut can never fall inside a character.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from pytest_flow2code.core.errors import Flow2CodeError

_FIRST = b'{"type": "run"'


def open_file(path: Path, *, create: bool = True) -> int:
    """A descriptor for reading and appending. Raises Flow2CodeError."""
    mend = "name a file that can be written (--flow2code-results, --flow2code-audit)"
    # A device or a pipe would take what is written and give nothing back.
    if path.exists() and not path.is_file():
        raise Flow2CodeError(f"expected a file to write to, found {path}", mend=mend)
    try:
        return os.open(path, os.O_RDWR | (os.O_CREAT if create else 0) | os.O_APPEND, 0o644)
    except OSError as error:
        raise Flow2CodeError(f"{path} cannot be written: {error.strerror}", mend=mend) from error


@contextmanager
def opened(path: Path) -> Iterator[int]:
    """`open_file`, and closed again."""
    file = open_file(path)
    try:
        yield file
    finally:
        os.close(file)


@contextmanager
def locked(file: int) -> Iterator[None]:
    """Hold the file against every other process that locks it."""
    fcntl.flock(file, fcntl.LOCK_EX)
    try:
        yield
    finally:
        fcntl.flock(file, fcntl.LOCK_UN)


def append(path: Path, file: int, record: Mapping[str, object]) -> None:
    """Append one record as a line, whole or not at all. The lock must be held.

    Raises Flow2CodeError if there is no room.
    """
    line = memoryview(json.dumps(record).encode("ascii") + b"\n")
    end = os.fstat(file).st_size
    try:
        while line:
            line = line[os.write(file, line) :]
    except OSError as error:
        os.ftruncate(file, end)
        raise _not_written(path, error) from error


def sync(path: Path, file: int) -> None:
    """Have what was appended survive the machine too. Raises Flow2CodeError as `append` does."""
    try:
        os.fdatasync(file)
    except OSError as error:
        raise _not_written(path, error) from error


def _not_written(path: Path, error: OSError) -> Flow2CodeError:
    return Flow2CodeError(
        f"{path} cannot be written: {error.strerror}",
        mend="make room, then go on with --flow2code-resume",
    )


def is_blank(file: int) -> bool:
    """Whether there is nothing but, at most, a first line whose writer was killed."""
    head = os.pread(file, 1 << 20, 0)
    begun = head.startswith(_FIRST) or _FIRST.startswith(head)
    return not head or (begun and b"\n" not in head)


def cut_torn_line(file: int) -> None:
    """Cut off what a killed process left behind the last line feed. The lock must be held."""
    end = size = os.fstat(file).st_size
    block = 1
    while end:
        begin = max(0, end - block)
        found = os.pread(file, end - begin, begin).rfind(b"\n")
        if found >= 0:
            end = begin + found + 1
            break
        end, block = begin, 1 << 16
    if end != size:
        os.ftruncate(file, end)
