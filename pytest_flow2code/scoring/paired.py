"""Two runs on the same cases: what changed, and whether that may be chance.

The unit is the task, as everywhere: its flowchart types and samples are summed before anything is
said about spread.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from statistics import NormalDist

from pytest_flow2code.scoring.interval import LEVEL, Interval
from pytest_flow2code.scoring.passk import pass_at_k
from pytest_flow2code.scoring.resampling import RESAMPLES, bootstrap, sign_flips
from pytest_flow2code.scoring.score import pool, shapes
from pytest_flow2code.scoring.settled import CaseResult
from pytest_flow2code.scoring.student import quantile

POWER = 0.8
"""How often an effect of the minimum detectable size would be found."""

Pair = tuple[CaseResult, CaseResult]
"""One case in the base and in the new run."""


@dataclass(frozen=True, slots=True)
class Resampling:
    """How often tasks are drawn again (their signs ten times as often), and from which seed."""

    resamples: int = RESAMPLES
    seed: int = 0
    level: float = LEVEL


@dataclass(frozen=True, slots=True)
class Difference:
    """New minus base in mean Pass@k over the cases that have k scored samples in both.

    `interval` is the analytic one, `resampled` the bootstrap's; `p` is two-sided, `p_drop` asks
    only whether the new run is worse; `detectable` is the smallest true difference that a
    comparison of this many cases would find (at 5 % and a power of 80 %). All but the means are
    None where there are fewer than two tasks, the means None where there is no case.
    """

    k: int
    cases: int
    tasks: int
    base: float | None = None
    new: float | None = None
    interval: Interval | None = None
    resampled: Interval | None = None
    p: float | None = None
    p_drop: float | None = None
    detectable: float | None = None

    @property
    def value(self) -> float | None:
        """Above 0 if the new run is better."""
        return None if self.base is None or self.new is None else self.new - self.base


def difference(
    pairs: Sequence[Pair], k: int, how: Resampling | None = None, level: float = LEVEL
) -> Difference:
    """Compare Pass@k; a pair without k scored samples on both sides is left out."""
    kept = [(base, new) for base, new in pairs if base.scored >= k and new.scored >= k]
    if not kept:
        return Difference(k, 0, 0)
    tasks: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for base, new in kept:
        tasks[base.uid].append((_share(base, k), _share(new, k)))
    was, now = (_mean([pair[side] for pair in kept], k) for side in (0, 1))
    if len(tasks) < 2:
        return Difference(k, len(kept), len(tasks), was, now)
    # What a task adds to the difference, and how many cases it has.
    units = [(_sum(n - b for b, n in found), len(found)) for found in tasks.values()]
    how = how or Resampling(level=level)
    p, p_drop = sign_flips(
        [added for added, _ in units], resamples=10 * how.resamples, seed=how.seed
    )
    error = _error(units)
    t = quantile((1 + level) / 2, len(tasks) - 1)
    value = now - was
    return Difference(
        k,
        len(kept),
        len(tasks),
        was,
        now,
        interval=Interval(max(-1.0, value - t * error), min(1.0, value + t * error)),
        resampled=bootstrap(
            Counter(((added, float(cases)),) for added, cases in units),
            resamples=how.resamples,
            seed=how.seed,
            level=level,
        ),
        p=p,
        p_drop=p_drop,
        detectable=min(1.0, (t + NormalDist().inv_cdf(POWER)) * error),
    )


def _mean(cases: Iterable[CaseResult], k: int) -> float:
    return float(pool(shapes(cases), k).mean)


def _share(case: CaseResult, k: int) -> float:
    return pass_at_k(case.scored, case.passed, k)


def _sum(parts: Iterable[float]) -> float:
    """Without what floats leave over, so that alike tasks are alike and no change is 0."""
    return round(math.fsum(parts), 12)


def _error(units: Sequence[tuple[float, int]]) -> float:
    """The standard error of the difference of two ratios over the same tasks, cluster-robust.

    It is taken as if one task more had changed, by as much as those that did: where few tasks
    changed at all their spread says too little (the same thought as Agresti and Min's, 2005, who
    add half a pair to each cell). A change of a whole task is assumed where none changed.
    """
    tasks = len(units)
    cases = sum(m for _, m in units)
    mean = math.fsum(added for added, _ in units) / cases
    changed = [added * added for added, _ in units if added]
    one = math.fsum(changed) / len(changed) if changed else (cases / tasks) ** 2
    squares = math.fsum((added - mean * m) ** 2 for added, m in units) + one
    return math.sqrt(squares * tasks / (tasks - 1)) / cases


@dataclass(frozen=True, slots=True)
class McNemar:
    """Cases that pass on both sides, only in the base, only in the new run, on neither; `p` is
    the exact two-sided probability of so uneven a split of those that changed."""

    both: int
    lost: int
    won: int
    neither: int
    p: float


def mcnemar(outcomes: Sequence[tuple[bool, bool]]) -> McNemar:
    """McNemar's test (1947) in its exact, binomial form, of (base passes, new passes) by case."""
    counts = Counter(outcomes)
    lost, won = counts[True, False], counts[False, True]
    return McNemar(
        both=counts[True, True],
        lost=lost,
        won=won,
        neither=counts[False, False],
        p=_two_sided(min(lost, won), lost + won),
    )


def _two_sided(fewer: int, total: int) -> float:
    """Of fair throws of `total` coins: at most `fewer` heads, or at most as many tails."""
    tail, term = 0, 1
    for heads in range(fewer + 1):
        tail += term
        term = term * (total - heads) // (heads + 1)
    return min(1.0, float(Fraction(2 * tail, 2**total)))
