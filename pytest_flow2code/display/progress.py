"""How far a run has come, while it runs: one line of text at any time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.display.lines import percent
from pytest_flow2code.scoring import CaseResult, Running

_INSTANT = 0.02
"""A case that took fewer seconds was known from the journal: it says nothing about the others."""


class Progress:
    """Fed with every finished case. Times are seconds of one clock, whichever the caller has."""

    def __init__(self, models: Mapping[str, str], expected: Mapping[str, float]) -> None:
        """`models`: name -> what it is called in the line; `expected`: node id -> the seconds that
        the case is expected to take, by which the time left is shared out."""
        self._names = models
        self._expected = expected
        self._scores = {name: Running() for name in models}
        self._selected: dict[str, None] = {}
        self._done: set[str] = set()
        self._began: float | None = None
        self._worked = 0.0
        self._known = 0.0
        self._unscored = 0
        self._cost: float | None = None

    def select(self, nodeids: Iterable[str], now: float) -> None:
        """Which cases there are; every process may say so again."""
        self._began = now if self._began is None else self._began
        self._selected.update(dict.fromkeys(nodeids))

    @property
    def cases(self) -> int:
        """How many were selected."""
        return len(self._selected)

    def finish(self, nodeid: str, samples: Sequence[SampleResult], seconds: float) -> None:
        """A case is done (without samples, it could not be run here) and took so long."""
        if nodeid in self._done:
            return
        self._done.add(nodeid)
        expected = self._expected.get(nodeid, 0.0)
        if seconds < _INSTANT:
            self._known += expected
        else:
            self._worked += expected
        if samples:
            case = CaseResult.of(samples)
            self._unscored += case.unscored
            self._scores[case.model].add(case)
        for sample in samples:
            if sample.cost is not None:
                self._cost = (self._cost or 0.0) + sample.cost

    def text(self, now: float) -> str:
        """`flow2code: 123/1000 cases, 12%, 3m20s left, pass@1 63.4% [60.1, 66.7], ...`"""
        total = max(len(self._selected), len(self._done))
        share = 100 * len(self._done) // total if total else 100
        parts = [f"flow2code: {len(self._done)}/{total} cases", f"{share}%"]
        left = self._left(now)
        if left is not None:
            parts.append(f"{spoken(left)} left")
        scores = [
            f"{f'{self._names[name]} ' if len(self._names) > 1 else ''}{percent(running.score(1))}"
            for name, running in self._scores.items()
        ]
        parts.append(f"pass@1 {', '.join(scores)}")
        parts.append(f"{self._unscored} unscored")
        if self._cost is not None:
            parts.append(f"${self._cost:.2f}")
        return ", ".join(parts)

    def _left(self, now: float) -> float | None:
        """What is left takes as long as what was done did, case for case by what they are expected
        to take; None as long as nothing is known."""
        if self._began is None or not self._worked:
            return None
        whole = sum(self._expected.get(nodeid, 0.0) for nodeid in self._selected)
        rest = max(0.0, whole - self._worked - self._known)
        return (now - self._began) * rest / self._worked


def spoken(seconds: float) -> str:
    """45s, 3m20s, 2h05m, 3d04h."""
    whole = round(seconds)
    if whole < 60:
        return f"{whole}s"
    if whole < 3600:
        return f"{whole // 60}m{whole % 60:02}s"
    if whole < 86400:
        return f"{whole // 3600}h{whole % 3600 // 60:02}m"
    return f"{whole // 86400}d{whole % 86400 // 3600:02}h"
