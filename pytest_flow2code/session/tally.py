"""What the controlling process gathers from the reports of all processes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.running.summary import NotAsked, Skipped, Summary, conclude
from pytest_flow2code.scoring import settle


class Tally:
    """Fed with what each finished case sends; asked for the summary once at the end.

    A case counts once it was reported whole: what a crashed process or an early stop left
    unfinished is named as not run.
    """

    def __init__(self) -> None:
        self._expected: dict[str, None] = {}
        self._results: list[SampleResult] = []
        self._skipped: dict[str, tuple[str, str]] = {}
        self._not_asked: dict[str, tuple[int, str]] = {}
        self._reported: set[str] = set()
        self.stopped: str | None = None

    def expect(self, nodeids: Iterable[str]) -> None:
        """The cases that were selected; every process may say so again."""
        self._expected.update(dict.fromkeys(nodeids))

    @property
    def expects(self) -> bool:
        """Whether any case was selected so far."""
        return bool(self._expected)

    @property
    def results(self) -> tuple[SampleResult, ...]:
        """One result a sample of the cases reported so far."""
        return tuple(settle(self._results).values())

    def finished(self, nodeid: str, samples: Iterable[dict[str, object]]) -> None:
        self._results += [SampleResult.from_plain(sample) for sample in samples]
        self._reported.add(nodeid)

    def missing(self, nodeid: str, samples: int, why: str) -> None:
        """Samples of a case were left unasked on purpose."""
        if samples:
            self._not_asked[nodeid] = (samples, why)

    def skipped(self, nodeid: str, language: str, reason: str) -> None:
        self._skipped[nodeid] = (language, reason)
        self._reported.add(nodeid)

    def summary(self, ks: Sequence[int], states: Mapping[str, str] | None = None) -> Summary:
        """`states`: see `summary.conclude`."""
        counts = Counter(self._skipped.values())
        return conclude(
            self._results,
            ks,
            skipped=[Skipped(*key, cases=cases) for key, cases in counts.items()],
            not_run=[nodeid for nodeid in self._expected if nodeid not in self._reported],
            states=states,
            not_asked=[NotAsked(nodeid, *what) for nodeid, what in self._not_asked.items()],
        )
