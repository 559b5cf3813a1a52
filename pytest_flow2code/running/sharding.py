"""Sharing the cases of a run out among machines that do not know of each other.

Every machine works out the whole division for itself, from nothing but the cases and what each is
expected to take, so that it is the same everywhere and each case is in exactly one shard.
"""

from __future__ import annotations

import hashlib
import heapq
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean

from pytest_flow2code import runners
from pytest_flow2code.journals import journal

_START = 0.05
"""Seconds that a sample takes besides its programs: the picture, the search for the program."""


@dataclass(frozen=True, slots=True)
class Work:
    """A case, as far as its time goes."""

    uid: str
    flowchart: str
    language: str


@dataclass(frozen=True, slots=True)
class Durations:
    """How many seconds a sample is expected to take.

    What was measured of the case comes first, then the mean of its language, then what the
    language says of itself. `digest` is the SHA-256 of the file they were measured in, None if
    there is none.
    """

    digest: str | None = None
    _cases: dict[tuple[str, str], float] = field(default_factory=dict)
    _languages: dict[str, float] = field(default_factory=dict)

    @classmethod
    def of(cls, path: Path | None) -> Durations:
        """From an earlier journal, if there is one. Raises DataError if it is none."""
        return cls() if path is None else cls.measured(path)

    @classmethod
    def measured(cls, path: Path) -> Durations:
        """From an earlier journal, of whatever models. Raises DataError if it is none."""
        cases: dict[tuple[str, str], list[float]] = defaultdict(list)
        languages: dict[str, list[float]] = defaultdict(list)
        for result in journal.read(path, slim=True).samples:
            if result.scored:
                cases[result.uid, result.flowchart].append(result.seconds)
                languages[result.language].append(result.seconds)
        return cls(
            _digest(path),
            {case: fmean(seconds) for case, seconds in cases.items()},
            {language: fmean(seconds) for language, seconds in languages.items()},
        )

    def expect(self, work: Work) -> float:
        """The seconds of one sample of a case."""
        each = self._cases.get((work.uid, work.flowchart))
        if each is None:
            each = self._languages.get(work.language)
        if each is None:
            each = runners.load(work.language).seconds
        return _START + each


def share_out(expected: Mapping[str, float], shards: int) -> dict[str, int]:
    """Name -> shard, counted from 1, so that all shards take about as long: `expected` has the
    seconds of each name.

    The longest come first, each to the shard that has least to do so far (Graham 1969, "Bounds on
    Multiprocessing Timing Anomalies": at most 4/3 of the best division's longest shard). Time is
    counted in whole milliseconds, so that no machine's rounding or order can make a difference.
    Ties go by a hash of the name, so that a shard has cases of all sorts.
    """
    longest_first = sorted(
        (-round(1000 * seconds), hashlib.sha256(name.encode()).digest(), name)
        for name, seconds in expected.items()
    )
    loads = [(0, number) for number in range(1, shards + 1)]
    shared: dict[str, int] = {}
    for negated, _, name in longest_first:
        load, number = loads[0]
        shared[name] = number
        heapq.heapreplace(loads, (load - negated, number))
    return shared


def _digest(path: Path) -> str:
    """SHA-256, in hex, of a file's bytes."""
    total = hashlib.sha256()
    with path.open("rb") as file:
        while block := file.read(1 << 20):
            total.update(block)
    return total.hexdigest()
