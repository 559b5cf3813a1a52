"""A run's record on disk: JSON lines, read back to go on with it or to report on it.

The first line is `{"type": "run", ...}`; every later start of the same run adds a line of type
"resume", each start's choice of cases one of type "selection", every judged sample one of type
"sample", every case that this machine could not run one of type "skipped", the end of a run one of
type "summary". `recording` writes it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timezone
from pathlib import Path

from pytest_flow2code.core.errors import DataError
from pytest_flow2code.core.results import SampleResult

Record = dict[str, object]


def now() -> str:
    """The time in UTC, as journals write it: 2025-01-31T12:00:00Z."""
    return datetime.now(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


@dataclass(frozen=True, slots=True)
class SelectedCase:
    """A case that a run was to have."""

    model: str
    uid: str
    flowchart: str

    @property
    def name(self) -> str:
        """`mbxp/python/11[uml]`, whatever the model."""
        return f"{self.uid}[{self.flowchart}]"


@dataclass(frozen=True, slots=True)
class SkippedCase:
    """A case that could not be run for want of a tool, and what mends it."""

    case: SelectedCase
    language: str
    reason: str


@dataclass(frozen=True, slots=True)
class Journal:
    """A journal as read. `summary` is that of its last finished run, None before one finished.

    `selection` has the cases of all starts; some of the `skipped` may have been run later.
    """

    path: Path
    header: Record
    resumes: tuple[Record, ...]
    samples: tuple[SampleResult, ...]
    summary: Record | None
    selection: tuple[SelectedCase, ...] = ()
    skipped: tuple[SkippedCase, ...] = ()

    @property
    def latest(self) -> Record:
        """What was asked for by the last start of the run."""
        return self.resumes[-1] if self.resumes else self.header


def differences(journal: Journal, header: Mapping[str, object]) -> tuple[str, ...]:
    """What keeps a run with this header from going on with the journal, in words.

    The tasks, the prompt, this package and every option must be the same, but for "k" and
    "samples"; the latter may grow.
    """
    found = changes(terms(journal.header), terms(json.loads(json.dumps(header))))
    asked = _samples(header)
    most = max(_samples(record) for record in (journal.header, *journal.resumes))
    if asked < most:
        found.append(f"samples was {most} and is {asked}: it may only grow")
    return tuple(found)


def changes(old: Mapping[str, object], new: Mapping[str, object]) -> list[str]:
    """Every name whose value differs, with both values, in words."""
    return [
        f"{name} was {_said(old.get(name))} and is {_said(new.get(name))}"
        for name in sorted(old.keys() | new.keys())
        if old.get(name) != new.get(name)
    ]


def terms(header: Mapping[str, object]) -> Record:
    """What two starts must have in common to be of one run, but for how many samples they ask."""
    options = asked(header)
    apart = ("samples", "k", "asked", "asking")
    kept = {name: value for name, value in options.items() if name not in apart}
    return {
        "the tasks' hash": _mapping(header.get("dataset")).get("hash"),
        "the prompt's hash": header.get("prompt"),
        "the version of flow2code": header.get("flow2code"),
        **kept,
        **asked_of(_mapping(options.get("asked"))),
    }


def asked_of(identities: Mapping[str, object]) -> Record:
    """What the answers of each model depend on, every option by itself where it can be told."""
    found: Record = {}
    for name, identity in identities.items():
        try:
            told = json.loads(str(identity))
        except ValueError:
            told = None
        if not isinstance(told, dict):
            told = {"identity": identity}
        found |= {f"{key} of {name}": told[key] for key in told if key != "model"}
    return found


def _samples(header: Mapping[str, object]) -> int:
    return int(str(asked(header).get("samples", 1)))


def asked(header: Mapping[str, object]) -> Record:
    """The options of a start, as `heading.record` gave them."""
    return _mapping(header.get("options"))


def _said(value: object) -> str:
    return "not given" if value is None else json.dumps(value)


def read(path: Path, *, slim: bool = False) -> Journal:
    """Read a journal. With `slim`, answers and programs are left out, to save memory.

    Raises DataError naming the file and the line of the first record that makes no sense.
    """
    records = _records(path)
    header = next(records, (0, {}, b""))[1]
    if header.get("type") != "run":
        raise DataError(
            f'{path}:1: expected a journal, whose first line is {{"type": "run", ...}}',
            mend="name a file that an earlier run wrote",
        )
    resumes: list[Record] = []
    samples: list[SampleResult] = []
    summary: Record | None = None
    selection: dict[SelectedCase, None] = {}
    skipped: list[SkippedCase] = []
    for number, record, _ in records:
        kind = record.get("type")
        if kind == "sample":
            sample = _sample(path, number, record)
            samples.append(replace(sample, completion="", program="") if slim else sample)
        elif kind == "resume":
            resumes.append(record)
        elif kind == "summary":
            summary = record
        elif kind == "selection":
            selection.update(dict.fromkeys(_selected(record)))
        elif kind == "skipped":
            skipped.append(_skip(record))
    return Journal(
        path,
        header,
        tuple(resumes),
        tuple(samples),
        summary,
        tuple(selection),
        tuple(skipped),
    )


def lines(path: Path) -> Iterator[tuple[Record, bytes]]:
    """Every record with its line as it was written. Raises DataError as `read` does."""
    yield from ((record, line) for _, record, line in _records(path))


def _selected(record: Record) -> Iterator[SelectedCase]:
    for model, names in _mapping(record.get("cases")).items():
        for name in names if isinstance(names, list) else ():
            uid, _, flowchart = str(name).removesuffix("]").rpartition("[")
            yield SelectedCase(model, uid, flowchart)


def _skip(record: Record) -> SkippedCase:
    model, uid, flowchart, language, reason = (
        str(record.get(name, "")) for name in ("model", "uid", "flowchart", "language", "reason")
    )
    return SkippedCase(SelectedCase(model, uid, flowchart), language, reason)


def _records(path: Path) -> Iterator[tuple[int, Record, bytes]]:
    try:
        with path.open("rb") as file:
            for number, line in enumerate(file, 1):
                # Another process may be writing this line: its rest would be read as the next one.
                if not line.endswith(b"\n"):
                    return
                yield number, _record(path, number, line), line
    except OSError as error:
        raise DataError(
            f"{path} cannot be read: {error.strerror}", mend="name a file that an earlier run wrote"
        ) from error


def _record(path: Path, number: int, line: bytes) -> Record:
    try:
        record = json.loads(line)
    except ValueError as error:
        raise _damaged(
            path, number, f"expected a JSON object, found {line.strip()[:40]!r}"
        ) from error
    if not isinstance(record, dict):
        raise _damaged(path, number, f"expected a JSON object, found {line.strip()[:40]!r}")
    return record


def _sample(path: Path, number: int, record: Record) -> SampleResult:
    try:
        return SampleResult.from_plain(record)
    except TypeError as error:
        raise _damaged(path, number, f"a sample lacks a field: {error}") from error
    except ValueError as error:
        raise _damaged(path, number, f"a sample makes no sense: {error}") from error


def _damaged(path: Path, number: int, what: str) -> DataError:
    return DataError(f"{path}:{number}: {what}", mend=f"delete line {number} of {path}")


def _mapping(value: object) -> Record:
    return value if isinstance(value, dict) else {}
