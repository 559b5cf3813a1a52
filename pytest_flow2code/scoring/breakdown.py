"""Scores by language, flowchart type, ..., by any of them crossed, and the mean of their means."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from pytest_flow2code.scoring.interval import LEVEL
from pytest_flow2code.scoring.macro import macro
from pytest_flow2code.scoring.score import Score, score, shapes
from pytest_flow2code.scoring.settled import CaseResult

DIMENSIONS: Mapping[str, Callable[[CaseResult], str]] = MappingProxyType(
    {
        "flowchart": lambda case: case.flowchart,
        "language": lambda case: case.language,
        "source": lambda case: case.dataset,
        "difficulty": lambda case: case.difficulty,
    }
)
"""What scores can be broken down by."""


@dataclass(frozen=True, slots=True)
class Row:
    """The scores of the cases that have these `values` in the dimensions `by`: both are empty for
    all cases. `cases` counts those without a scored sample too."""

    by: tuple[str, ...]
    values: tuple[str, ...]
    cases: int
    scores: tuple[Score, ...]

    @property
    def group(self) -> str:
        return ",".join(self.by) or "overall"

    @property
    def value(self) -> str:
        return ",".join(self.values)


@dataclass(frozen=True, slots=True)
class Breakdown:
    """A row for every combination of values that occurs, in order, and the macro means: the mean
    of the rows' means, each row counted once however many cases it has."""

    by: tuple[str, ...]
    rows: tuple[Row, ...]
    macro: tuple[Score, ...]


def overall(cases: Sequence[CaseResult], ks: Sequence[int], level: float = LEVEL) -> Row:
    return _row((), (), cases, ks, level)


def breakdown(
    cases: Iterable[CaseResult], by: Sequence[str], ks: Sequence[int], level: float = LEVEL
) -> Breakdown:
    """One model's cases by one or several of DIMENSIONS. Raises KeyError for any other."""
    ways = [DIMENSIONS[name] for name in by]
    parts: dict[tuple[str, ...], list[CaseResult]] = defaultdict(list)
    for case in cases:
        parts[tuple(way(case) for way in ways)].append(case)
    return Breakdown(
        by=tuple(by),
        rows=tuple(_row(tuple(by), values, parts[values], ks, level) for values in sorted(parts)),
        macro=tuple(macro([parts[values] for values in sorted(parts)], k, level) for k in ks),
    )


def _row(
    by: tuple[str, ...],
    values: tuple[str, ...],
    cases: Sequence[CaseResult],
    ks: Sequence[int],
    level: float,
) -> Row:
    counts = shapes(cases)
    return Row(by, values, len(cases), tuple(score(counts, k, level) for k in ks))
