"""A score that is kept up to date while cases come in, without counting all of them again."""

from __future__ import annotations

from collections import Counter

from pytest_flow2code.scoring.score import Score, Shape, score
from pytest_flow2code.scoring.settled import CaseResult


class Running:
    """One model's scores so far. Adding a case takes constant time, asking for a score time that
    grows with the number of different ways in which tasks came out, not with that of tasks."""

    def __init__(self) -> None:
        self._tasks: dict[str, Shape] = {}
        self._counts: Counter[Shape] = Counter()

    def add(self, case: CaseResult) -> None:
        """A case that is finished; each may be added once."""
        old = self._tasks.get(case.uid)
        if old is not None:
            self._counts[old] -= 1
            if not self._counts[old]:
                del self._counts[old]
        new = tuple(sorted((*(old or ()), (case.scored, case.passed))))
        self._tasks[case.uid] = new
        self._counts[new] += 1

    def score(self, k: int) -> Score:
        """As `score.score` over all cases added."""
        return score(self._counts, k)
