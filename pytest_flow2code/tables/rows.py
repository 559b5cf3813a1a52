"""Scores laid out in lines and columns, before anything is formatted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from pytest_flow2code.scoring import (
    DIMENSIONS,
    Breakdown,
    CaseResult,
    Interval,
    Row,
    Score,
    breakdown,
    overall,
)

Resample = Callable[[Sequence[CaseResult], tuple[str, ...], int], Interval | None]
"""(cases, by, k) -> the bootstrap's interval of the macro mean by `by` (of all cases: ())."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A mean, a share of 1 (None: there is none), its analytic interval and the bootstrap's, if
    that was asked for. `best` marks the highest of its column."""

    mean: float | None
    low: float | None = None
    high: float | None = None
    resampled: Interval | None = None
    best: bool = False


Ordered = tuple[tuple[str, ...], int, int, tuple[Cell, ...]]


@dataclass(frozen=True, slots=True)
class Table:
    """`keys` head the columns that name a line, `columns` those of scores: (slice, "Pass@1").

    A line has its keys, the counts of its tasks and cases, and a cell a column. In a wide table
    the counts are those of the whole line.
    """

    title: str
    keys: tuple[str, ...]
    columns: tuple[tuple[str, str], ...]
    lines: tuple[Ordered, ...]
    wide: bool = False


Models = Sequence[tuple[str, Sequence[CaseResult]]]
"""(the model's name as shown, its cases)."""


def long(
    models: Models,
    by: tuple[str, ...],
    ks: Sequence[int],
    *,
    sound: frozenset[str] | None = None,
    resample: Resample | None = None,
) -> Table:
    """A line for each model and combination of values, then the micro and the macro mean.

    With `sound`, the uids of the tasks that can be believed, every score stands twice: on all
    tasks and on these.
    """
    kinds = ["all tasks", "sound tasks"] if sound is not None else [""]
    lines: list[Ordered] = []
    for name, cases in models:
        kept = [case for case in cases if sound is None or case.uid in sound]
        sets = [cases, kept] if sound is not None else [cases]
        parts = [_Slices.of(each, by, ks, resample) for each in sets]
        for last in parts[0].scores:
            cells = [cell for part in parts for cell in part.cells(last, ks)]
            lines.append(((name, *last), *parts[0].counts[last], tuple(cells)))
    return Table(
        title=_title(by),
        keys=("model", *by),
        columns=tuple((kind, f"Pass@{k}") for kind in kinds for k in ks),
        lines=tuple(lines),
    )


@dataclass(frozen=True, slots=True)
class _Slices:
    """One model's cells by the values that name a line, in order, and the counts of its tasks and
    cases."""

    scores: dict[tuple[str, ...], tuple[Cell, ...]]
    counts: dict[tuple[str, ...], tuple[int, int]]

    @classmethod
    def of(
        cls,
        cases: Sequence[CaseResult],
        by: tuple[str, ...],
        ks: Sequence[int],
        resample: Resample | None,
    ) -> _Slices:
        made = cls({}, {})
        found = breakdown(cases, by, ks) if by else Breakdown((), (), ())
        for row in found.rows:
            own = [case for case in cases if resample and _in(case, row)]
            made._add(row.values, row.scores, own, (), resample)
        blank = ("",) * (len(by) - 1)
        micro = ("all (micro)", *blank) if by else ()
        made._add(micro, overall(cases, ks).scores, cases, (), resample)
        if len(found.rows) > 1:
            made._add(("all (macro)", *blank), found.macro, cases, by, resample)
        return made

    def _add(
        self,
        values: tuple[str, ...],
        scores: Sequence[Score],
        cases: Sequence[CaseResult],
        by: tuple[str, ...],
        resample: Resample | None,
    ) -> None:
        self.scores[values] = tuple(
            Cell(s.mean, s.low, s.high, None if resample is None else resample(cases, by, s.k))
            for s in scores
        )
        self.counts[values] = _tasks(scores), max((s.cases + s.short for s in scores), default=0)

    def cells(self, values: tuple[str, ...], ks: Sequence[int]) -> tuple[Cell, ...]:
        return self.scores.get(values, tuple(Cell(None) for _ in ks))


def _tasks(scores: Sequence[Score]) -> int:
    return max((score.tasks for score in scores), default=0)


def _in(case: CaseResult, row: Row) -> bool:
    return all(
        DIMENSIONS[name](case) == value for name, value in zip(row.by, row.values, strict=True)
    )


def wide(models: Models, by: tuple[str, ...], ks: Sequence[int]) -> Table:
    """The paper's form: a line a model, the slices side by side with all k of each, and both
    means of the whole. The best of a column is marked where there are several models."""
    found = [(name, breakdown(cases, by, ks), overall(cases, ks)) for name, cases in models]
    values = sorted({row.values for _, part, _ in found for row in part.rows}) if by else []
    heads = [*(" ".join(value) for value in values), "micro", *(["macro"] if by else [])]
    lines = []
    for name, part, whole in found:
        scores = [*_of_values(part, values, ks), *whole.scores, *(part.macro if by else ())]
        cells = tuple(Cell(s.mean, s.low, s.high) for s in scores)
        lines.append(((name,), _tasks(whole.scores), whole.cases, cells))
    return Table(
        title=_title(by),
        keys=("model",),
        columns=tuple((head, f"Pass@{k}") for head in heads for k in ks),
        lines=tuple(_marked(lines)),
        wide=True,
    )


def _of_values(
    part: Breakdown, values: Sequence[tuple[str, ...]], ks: Sequence[int]
) -> Iterator[Score]:
    rows = {row.values: row.scores for row in part.rows}
    for value in values:
        yield from rows.get(value, tuple(Score(k, None, 0, 0) for k in ks))


def _marked(
    lines: Sequence[Ordered],
) -> Iterator[Ordered]:
    best = [
        max((cell.mean for cell in column if cell.mean is not None), default=None)
        for column in zip(*(cells for *_, cells in lines), strict=True)
    ]
    for key, tasks, cases, cells in lines:
        marked = tuple(
            Cell(c.mean, c.low, c.high, c.resampled, best=len(lines) > 1 and c.mean == top)
            for c, top in zip(cells, best, strict=True)
        )
        yield key, tasks, cases, marked


def _title(by: tuple[str, ...]) -> str:
    names = {"flowchart": "flowchart type"}
    return f"by {' and '.join(names.get(name, name) for name in by)}" if by else "overall"
