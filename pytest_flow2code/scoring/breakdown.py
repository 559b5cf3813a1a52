"""Scores by language, flowchart type, ..., by any of them crossed, and the mean of their means."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from pytest_flow2code.scoring.interval import LEVEL, effective, wilson
from pytest_flow2code.scoring.passk import pass_at_k
from pytest_flow2code.scoring.score import Score, pool, score, shapes
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
        macro=tuple(_macro([parts[values] for values in sorted(parts)], k, level) for k in ks),
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


def _macro(groups: Sequence[Sequence[CaseResult]], k: int, level: float) -> Score:
    """The mean of the groups' means.

    Its variance is that of the sum over tasks of what a task adds to the group means it is in
    (linearisation), so that groups which share tasks, as flowchart types do, are not taken for
    independent. A group without any spread gets the variance of Agresti and Coull's (1998) share
    with two passes and two misses more, for its tasks might still have come out otherwise. Degrees
    of freedom are Satterthwaite's (1946).
    """
    found = [(group, pool(shapes(group), k)) for group in groups]
    kept = [(group, pooled) for group, pooled in found if pooled.cases]
    used = sum(pooled.cases for _, pooled in kept)
    short = sum(map(len, groups)) - used
    if not kept:
        return Score(k, None, 0, short)
    mean = float(sum(pooled.mean for _, pooled in kept) / len(kept))
    tasks: dict[str, list[float]] = defaultdict(list)
    floor, variances = 0.0, []
    for group, pooled in kept:
        own = float(pooled.variance) if pooled.tasks > 1 else 0.0
        if own > 0:
            for uid, added in _influence(group, k, float(pooled.mean), pooled.cases).items():
                tasks[uid].append(added * math.sqrt(pooled.tasks / (pooled.tasks - 1)))
        else:
            own = _floor(float(pooled.mean), pooled.tasks)
            floor += own
            for uid in {case.uid for case in group if case.scored >= k}:
                tasks[uid].append(0.0)
        variances.append((own, max(1, pooled.tasks - 1)))
    squares = math.fsum(math.fsum(added) ** 2 for added in tasks.values())
    variance = (squares + floor) / len(kept) ** 2
    if len(tasks) < 2:
        return Score(k, mean, used, short, len(tasks))
    freedom = sum(own for own, _ in variances) ** 2 / sum(own**2 / df for own, df in variances)
    samples = sum(pooled.samples for _, pooled in kept)
    number = effective(mean, variance, len(tasks), samples)
    ends = wilson(mean, number, freedom, level)
    return Score(k, mean, used, short, len(tasks), ends.low, ends.high)


def _influence(group: Sequence[CaseResult], k: int, mean: float, cases: int) -> dict[str, float]:
    """uid -> how far the task moves the group's mean."""
    from_tasks: dict[str, list[float]] = defaultdict(list)
    for case in group:
        if case.scored >= k:
            from_tasks[case.uid].append(pass_at_k(case.scored, case.passed, k) - mean)
    return {uid: math.fsum(parts) / cases for uid, parts in from_tasks.items()}


def _floor(mean: float, tasks: int) -> float:
    share = (mean * tasks + 2) / (tasks + 4)
    return share * (1 - share) / (tasks + 4)
