"""Writing a run's journal: one record a sample as it is judged, by whichever process judged it.

Several processes append to one file (see `appending`). Whoever resumes a run takes the journal
over: what is left of the earlier run's processes is refused the next time it wants to write.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from uuid import uuid4

from pytest_flow2code.core.errors import DataError, Flow2CodeError
from pytest_flow2code.core.home import home
from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.journals.appending import (
    append,
    cut_torn_line,
    is_blank,
    locked,
    opened,
    sync,
)
from pytest_flow2code.journals.holding import Held
from pytest_flow2code.journals.journal import (
    Record,
    SelectedCase,
    SkippedCase,
    differences,
    now,
    read,
)

_SAMPLE = b'{"type": "sample"'
_RECORD = 1 << 20
"""More bytes than the first record of a session has."""
_SYNC_SECONDS = 1.0
"""A record survives the death of its process at once, and that of the machine after this time."""


def default_path(root: Path) -> Path:
    """A new journal's place below `root`, in a folder that git is told to leave alone.

    Raises Flow2CodeError if the folder cannot be made.
    """
    runs = home(root) / "runs"
    try:
        runs.mkdir(exist_ok=True)
    except OSError as error:
        raise Flow2CodeError(
            f"the journal's folder {runs} cannot be made: {error.strerror}",
            mend="name a file in a folder that can be written, with --flow2code-results=FILE",
        ) from error
    name = f"{now().replace('-', '').replace(':', '')}-{os.getpid()}"
    # Numbered, and with leading zeros, so that the names of one second stand in order too.
    names = (f"{name}-{number:02}" for number in count(1))
    paths = (runs / f"{name}.jsonl" for name in names)
    return next(path for path in paths if not path.exists())


@dataclass(frozen=True, slots=True)
class Session:
    """One start of a run, as its processes know it: they may append while it owns the journal.

    `offset` is where, in bytes, the session's own first record ends.
    """

    path: Path
    token: str
    offset: int

    def to_plain(self) -> Record:
        return {"path": str(self.path), "token": self.token, "offset": self.offset}

    @classmethod
    def from_plain(cls, data: Mapping[str, object]) -> Session:
        return cls(Path(str(data["path"])), str(data["token"]), int(str(data["offset"])))


def start(path: Path, header: Mapping[str, object]) -> Session:
    """Begin a new journal.

    Raises DataError if the file holds anything, Flow2CodeError if it cannot be written.
    """
    with opened(path) as file, locked(file):
        if not is_blank(file):
            raise DataError(
                f"{path} already holds something",
                mend="add --flow2code-resume to continue it, or name another file",
            )
        os.ftruncate(file, 0)
        return _begin(path, file, "run", header)


def resume(path: Path, header: Mapping[str, object]) -> Session:
    """Go on with a journal, or begin it if there is none yet.

    Raises DataError if it is no journal, or that of another run, naming what differs.
    """
    with opened(path) as file, locked(file):
        if is_blank(file):
            os.ftruncate(file, 0)
            return _begin(path, file, "run", header)
        journal = read(path, slim=True)
        found = differences(journal, header)
        if found:
            raise DataError(
                f"{path} is the journal of another run: {'; '.join(found)}",
                mend="give the options of that run, or name another file",
            )
        cut_torn_line(file)
        return _begin(path, file, "resume", header)


def _begin(path: Path, file: int, kind: str, header: Mapping[str, object]) -> Session:
    token = uuid4().hex
    append(path, file, {"type": kind, "session": token, **header})
    sync(path, file)
    return Session(path, token, os.fstat(file).st_size)


def holds_nothing(session: Session) -> bool:
    """Whether no sample was recorded since the session began. Raises Flow2CodeError."""
    try:
        with session.path.open("rb") as file:
            file.seek(session.offset)
            return not any(line.startswith(_SAMPLE) for line in file)
    except OSError as error:
        raise Flow2CodeError(f"{session.path} cannot be read: {error.strerror}") from error


def reaches(session: Session) -> bool:
    """Whether this process sees the session's journal at its path.

    It does not on another machine, nor once the file was deleted or replaced.
    """
    begin = max(0, session.offset - _RECORD)
    try:
        with session.path.open("rb") as file:
            file.seek(begin)
            found = file.read(session.offset - begin)
    except OSError:
        return False
    own = found[found[:-1].rfind(b"\n") + 1 :]
    return begin + len(found) == session.offset and session.token.encode() in own


class Writer:
    """One process's way into the journal of a session.

    A journal that is deleted while it is written is brought back, whole, with the next record.
    """

    def __init__(self, session: Session) -> None:
        """Raises Flow2CodeError if there is no such journal or it cannot be written."""
        self._path = session.path
        aside = session.path.with_name(f"{session.path.name}.{session.token[:8]}")
        self._held = Held(session.path, lambda: reaches(session), aside)
        self._seen = session.offset
        self._synced = 0.0

    def sample(self, result: SampleResult) -> None:
        """Record a judged sample. When this returns, the death of any process cannot undo it.

        Raises Flow2CodeError if the record cannot be written or another run took over.
        """
        self._append({"type": "sample", **result.to_plain()})

    def selection(self, cases: Iterable[SelectedCase]) -> None:
        """Record which cases this start is about. Raises as `sample` does."""
        names: dict[str, list[str]] = {}
        for case in cases:
            names.setdefault(case.model, []).append(case.name)
        self._append({"type": "selection", "cases": names})

    def skipped(self, skipped: SkippedCase) -> None:
        """Record that a case cannot be run here. Raises as `sample` does."""
        case = skipped.case
        found = {"model": case.model, "uid": case.uid, "flowchart": case.flowchart}
        why = {"language": skipped.language, "reason": skipped.reason}
        self._append({"type": "skipped", **found, **why})

    def summary(self, summary: Mapping[str, object]) -> None:
        """Record the end of the run. Raises as `sample` does."""
        self._append({"type": "summary", "finished": now(), **summary})

    def known(self) -> tuple[SampleResult, ...]:
        """What the journal holds, without long texts. Raises as `sample` does, and DataError."""
        self._held.ensure()
        return read(self._path, slim=True).samples

    def close(self) -> None:
        try:
            sync(self._path, self._held.descriptor)
        finally:
            self._held.close()

    def _append(self, record: Mapping[str, object]) -> None:
        with self._held.locked() as file:
            cut_torn_line(file)
            self._check_owner(file)
            append(self._path, file, record)
        if time.monotonic() - self._synced > _SYNC_SECONDS:
            sync(self._path, self._held.descriptor)
            self._synced = time.monotonic()

    def _check_owner(self, file: int) -> None:
        """Look at what others added since. No line of it can be half there."""
        size = os.fstat(file).st_size
        if size < self._seen:
            raise Flow2CodeError(
                f"{self._path} was cut short by another program while the run was writing it",
                mend=_TWICE,
            )
        with os.fdopen(os.dup(file), "rb") as added:
            added.seek(self._seen)
            taken = any(line.startswith(b'{"type": "resume"') for line in added)
        if taken:
            raise Flow2CodeError(f"another run has taken over {self._path}", mend=_TWICE)
        self._seen = size


_TWICE = "let that run finish, or give each run a file of its own"
