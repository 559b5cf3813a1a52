"""The mean of the means of several groups of cases, each group counted once."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from pytest_flow2code.scoring.interval import LEVEL, effective, wilson
from pytest_flow2code.scoring.passk import pass_at_k
from pytest_flow2code.scoring.score import Pooled, Score, pool, shapes
from pytest_flow2code.scoring.settled import CaseResult


@dataclass(frozen=True, slots=True)
class _Group:
    cases: Sequence[CaseResult]
    pooled: Pooled

    @property
    def spread(self) -> float:
        """The variance of the group's mean; 0 where its tasks do not show any."""
        return float(self.pooled.variance) if self.pooled.tasks > 1 else 0.0

    def moves(self, k: int) -> dict[str, float]:
        """uid -> how far the task moves the group's mean, so that squares sum up to the spread."""
        mean = float(self.pooled.mean)
        parts: dict[str, list[float]] = defaultdict(list)
        for case in self.cases:
            if case.scored >= k:
                parts[case.uid].append(pass_at_k(case.scored, case.passed, k) - mean)
        tasks = self.pooled.tasks
        scale = math.sqrt(tasks / (tasks - 1)) / self.pooled.cases if tasks > 1 else 0.0
        return {uid: scale * math.fsum(shares) for uid, shares in parts.items()}


def macro(groups: Sequence[Sequence[CaseResult]], k: int, level: float = LEVEL) -> Score:
    """The groups' mean Pass@k; a group without k scored samples in any case is left out.

    Its variance is that of the sum over tasks of what a task adds to the means it is in
    (linearisation), so that groups which share tasks, as flowchart types do, are not taken for
    independent. A group whose tasks show no spread gets that of as many throws at the macro mean.
    The interval is Wilson's with the effective number of tasks as in `interval`, and
    Satterthwaite's (1946) degrees of freedom.
    """
    found = [_Group(group, pool(shapes(group), k)) for group in groups]
    kept = [group for group in found if group.pooled.cases]
    used = sum(group.pooled.cases for group in kept)
    short = sum(map(len, groups)) - used
    if not kept:
        return Score(k, None, 0, short)
    mean = float(sum(group.pooled.mean for group in kept) / len(kept))
    added: dict[str, list[float]] = defaultdict(list)
    for group in kept:
        for uid, move in group.moves(k).items():
            added[uid].append(move)
    if len(added) < 2:
        return Score(k, mean, used, short, len(added))
    even = {i: mean * (1 - mean) / g.pooled.tasks for i, g in enumerate(kept) if not g.spread}
    squares = math.fsum(math.fsum(moves) ** 2 for moves in added.values())
    variance = (squares + math.fsum(even.values())) / len(kept) ** 2
    tasks = min(_balanced(kept), len(added))
    number = effective(mean, variance, tasks, sum(g.pooled.samples for g in kept))
    variances = [even.get(i, group.spread) for i, group in enumerate(kept)]
    freedom = min(_freedom(variances, kept), len(added) - 1)
    ends = wilson(mean, number, freedom, level)
    return Score(k, mean, used, short, len(added), ends.low, ends.high)


def _balanced(groups: Sequence[_Group]) -> int:
    """How many tasks drawn alike say as much as these: few in one group weigh as much as many in
    another."""
    return max(1, int(len(groups) ** 2 / sum(1 / group.pooled.tasks for group in groups)))


def _freedom(variances: Sequence[float], groups: Sequence[_Group]) -> float:
    degrees = [max(1, group.pooled.tasks - 1) for group in groups]
    below = math.fsum(v * v / degree for v, degree in zip(variances, degrees, strict=True))
    return math.fsum(variances) ** 2 / below if below else float(sum(degrees))
