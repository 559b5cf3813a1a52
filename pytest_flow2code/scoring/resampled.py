"""Bootstrap intervals of mean Pass@k: tasks are drawn again, with all their cases and samples."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

from pytest_flow2code.scoring.breakdown import DIMENSIONS
from pytest_flow2code.scoring.interval import LEVEL, Interval
from pytest_flow2code.scoring.passk import pass_at_k
from pytest_flow2code.scoring.resampling import RESAMPLES, Unit, bootstrap
from pytest_flow2code.scoring.settled import CaseResult


def resampled(
    cases: Iterable[CaseResult],
    k: int,
    by: Sequence[str] = (),
    *,
    resamples: int = RESAMPLES,
    seed: int = 0,
    level: float = LEVEL,
) -> Interval | None:
    """The interval of one model's mean over all cases, or with `by` of the mean of the group means.

    None where there are fewer than two tasks with k scored samples.
    """
    ways = [DIMENSIONS[name] for name in by]
    tasks: dict[str, dict[tuple[str, ...], list[float]]] = defaultdict(lambda: defaultdict(list))
    for case in cases:
        if case.scored >= k:
            group = tuple(way(case) for way in ways)
            tasks[case.uid][group].append(pass_at_k(case.scored, case.passed, k))
    groups = sorted({group for found in tasks.values() for group in found})
    units: Counter[Unit] = Counter(
        tuple(
            (round(math.fsum(shares), 12), float(len(shares)))
            for shares in (found.get(group, []) for group in groups)
        )
        for found in tasks.values()
    )
    return bootstrap(units, resamples=resamples, seed=seed, level=level)
