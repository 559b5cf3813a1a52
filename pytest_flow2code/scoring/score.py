"""The mean Pass@k of some cases, with its interval.

Tasks whose cases came out alike are counted together, so that a mean of many thousand cases is an
exact sum of a few fractions and depends on no order.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from pytest_flow2code.scoring.interval import LEVEL, effective, wilson
from pytest_flow2code.scoring.passk import exact
from pytest_flow2code.scoring.settled import CaseResult

Shape = tuple[tuple[int, int], ...]
"""How a task came out: (scored, passed) of each of its cases, sorted."""


@dataclass(frozen=True, slots=True)
class Score:
    """The mean Pass@k over `cases` cases of `tasks` tasks, a share of 1; None where no case has
    k scored samples.

    `short` counts the cases left out because fewer than k of their samples were scored. `low` and
    `high` end the confidence interval (see `interval`); None where fewer than two tasks are left
    to tell how tasks vary.
    """

    k: int
    mean: float | None
    cases: int
    short: int
    tasks: int = 0
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True, slots=True)
class Pooled:
    """Some cases with k scored samples, summed by task: `parts` holds (how many tasks, the number
    of their cases, the sum of their Pass@k). `samples` counts all scored samples."""

    cases: int
    tasks: int
    samples: int
    total: Fraction
    parts: tuple[tuple[int, int, Fraction], ...]

    @property
    def mean(self) -> Fraction:
        """Raises ZeroDivisionError if there is no case."""
        return self.total / self.cases

    @property
    def variance(self) -> Fraction:
        """That of the mean, cluster-robust. Raises ZeroDivisionError unless there are two tasks."""
        mean = self.mean
        squares = sum((times * (s - mean * m) ** 2 for times, m, s in self.parts), Fraction())
        return squares * Fraction(self.tasks, (self.tasks - 1) * self.cases**2)


def shapes(cases: Iterable[CaseResult]) -> Counter[Shape]:
    """How many tasks came out in which way. The cases are one model's."""
    tasks: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for case in cases:
        tasks[case.uid].append((case.scored, case.passed))
    return Counter(tuple(sorted(pairs)) for pairs in tasks.values())


@cache
def summed(shape: Shape, k: int) -> tuple[int, int, Fraction]:
    """Of a task's cases with k scored samples: their number, their samples, their sum of Pass@k."""
    kept = [(n, c) for n, c in shape if n >= k]
    total = sum((exact(n, c, k) for n, c in kept), Fraction())
    return len(kept), sum(n for n, _ in kept), total


def pool(counts: Mapping[Shape, int], k: int) -> Pooled:
    parts = [(times, *summed(shape, k)) for shape, times in counts.items()]
    parts = [part for part in parts if part[1]]
    return Pooled(
        cases=sum(times * m for times, m, _, _ in parts),
        tasks=sum(times for times, _, _, _ in parts),
        samples=sum(times * n for times, _, n, _ in parts),
        total=sum((times * s for times, _, _, s in parts), Fraction()),
        parts=tuple((times, m, s) for times, m, _, s in parts),
    )


def score(counts: Mapping[Shape, int], k: int, level: float = LEVEL) -> Score:
    """The mean over all cases, each counted once (the micro mean). `counts` come from `shapes`."""
    cases = sum(times * len(shape) for shape, times in counts.items())
    pooled = pool(counts, k)
    short = cases - pooled.cases
    if not pooled.cases:
        return Score(k, None, 0, short)
    mean = float(pooled.mean)
    if pooled.tasks < 2:
        return Score(k, mean, pooled.cases, short, pooled.tasks)
    number = effective(mean, float(pooled.variance), pooled.tasks, pooled.samples)
    ends = wilson(mean, number, pooled.tasks - 1, level)
    return Score(k, mean, pooled.cases, short, pooled.tasks, ends.low, ends.high)
