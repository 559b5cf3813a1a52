"""An earlier run's answers, to be judged again without asking anybody."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from pytest_flow2code.core.errors import CompletionError, DataError
from pytest_flow2code.core.model import Completion, Request
from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.core.verdict import Verdict
from pytest_flow2code.journals import journal
from pytest_flow2code.journals.journal import Record
from pytest_flow2code.scoring import SampleKey

CaseKey = tuple[str, str, str]
"""Model, task and flowchart type."""


@dataclass(frozen=True, slots=True)
class StoredModel:
    """A model that has answered already: it stands for its name, and is never asked."""

    name: str
    identity: str
    paid: bool = False
    max_tokens: int | None = None

    def check(self) -> None:
        """Nothing can be missing."""

    def complete(self, request: Request) -> Completion:  # noqa: ARG002
        raise CompletionError(f"{self.name} is not asked again")


@dataclass(frozen=True, slots=True)
class Changed:
    """A sample whose verdict is another than it was."""

    sample: int
    before: str
    now: str


@dataclass(frozen=True, slots=True)
class _Place:
    offset: int
    length: int
    verdict: str


@dataclass(frozen=True, slots=True)
class Stored:
    """A journal's samples, each the one that counts (see `scoring.settle`). Texts stay on disk
    until they are needed."""

    path: Path
    header: Record
    _places: dict[SampleKey, _Place] = field(default_factory=dict)
    _numbers: dict[CaseKey, list[int]] = field(default_factory=dict)

    @classmethod
    def read(cls, path: Path) -> Stored:
        """Raises DataError if the file is no journal, or holds no sample."""
        head = journal.read(path, slim=True)
        found = cls(path, head.latest)
        offset = 0
        for record, line in journal.lines(path):
            if record.get("type") == "sample":
                found._add(SampleResult.from_plain(record), offset, len(line))
            offset += len(line)
        if not found._places:
            raise DataError(f"{path} holds no samples", mend="name the journal of a run")
        return found

    def _add(self, result: SampleResult, offset: int, length: int) -> None:
        case = (result.model, result.uid, result.flowchart)
        key = (*case, result.sample)
        known = self._places.get(key)
        if known is None:
            self._numbers.setdefault(case, []).append(result.sample)
        elif known.verdict != Verdict.UNSCORED.value:
            return
        self._places[key] = _Place(offset, length, result.verdict)

    @property
    def options(self) -> Record:
        """What the run was asked for, as its journal's header has it."""
        return journal.asked(self.header)

    def models(self) -> tuple[StoredModel, ...]:
        asked = self.options.get("asked")
        known = asked if isinstance(asked, dict) else {}
        names = sorted({model for model, _, _ in self._numbers})
        return tuple(StoredModel(name, str(known.get(name, name))) for name in names)

    def samples(self) -> int:
        """How many samples the fullest case has."""
        return 1 + max(number for _, _, _, number in self._places)

    def numbers(self, case: CaseKey) -> tuple[int, ...]:
        """The samples that there are of a case."""
        return tuple(sorted(self._numbers.get(case, ())))

    def gone(self, uids: Iterable[str]) -> dict[str, int]:
        """The tasks that are not among `uids`, and how many samples there are of each."""
        known = set(uids)
        found: dict[str, int] = {}
        for _, uid, _, _ in self._places:
            if uid not in known:
                found[uid] = found.get(uid, 0) + 1
        return found

    def result(self, key: SampleKey) -> SampleResult:
        """A sample with its texts. Raises DataError if the file is not any more what it was."""
        place = self._places[key]
        try:
            with self.path.open("rb") as file:
                file.seek(place.offset)
                return SampleResult.from_plain(json.loads(file.read(place.length)))
        except (OSError, ValueError, TypeError) as error:
            raise DataError(f"{self.path} has changed while it was read: {error}") from error

    def changes(self, case: CaseKey, results: Sequence[SampleResult]) -> tuple[Changed, ...]:
        """Which samples of a case have another verdict now. What could not be scored now is no
        change: it says nothing about the answer."""
        return tuple(
            Changed(result.sample, before, result.verdict)
            for result in results
            if result.scored and (before := self._verdict(case, result.sample)) != result.verdict
        )

    def _verdict(self, case: CaseKey, sample: int) -> str:
        model, uid, flowchart = case
        return self._places[model, uid, flowchart, sample].verdict
