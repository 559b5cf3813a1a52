"""What is said of a run that judges an earlier one's answers again: which verdicts changed.

There a case passes if all its verdicts are what they were, whatever they are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from pytest_flow2code.display.lines import Line, count
from pytest_flow2code.running.cases import Plan

_NAMED = 50


class Rescoring:
    """Gathers what the reports of cases say, and tells it at the end."""

    def __init__(self, config: pytest.Config, plan: Plan) -> None:
        assert plan.stored is not None
        self._config = config
        self._gone = dict(plan.gone)
        self._path = plan.stored.path
        self._judged: dict[str, int] = {}
        self._changed: dict[tuple[str, int], tuple[str, str]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        found: dict[str, Any] | None = getattr(report, "flow2code", None)
        if found is None or not found.get("samples"):
            return
        self._judged[report.nodeid] = len(found["samples"])
        for sample, before, now in found["changed"]:
            self._changed[report.nodeid, sample] = (before, now)

    @pytest.hookimpl(trylast=True)
    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self._config.get_verbosity() < -1:
            return
        terminalreporter.write_sep("=", "flow2code rescore")
        for line in self._lines():
            terminalreporter.write_line(line.text, yellow=line.tone == "yellow")

    def _lines(self) -> Iterator[Line]:
        total = sum(self._judged.values())
        yield Line(
            f"{len(self._changed)} of {count(total, 'verdict')} changed against {self._path}"
        )
        counts = Counter(self._changed.values())
        for (before, now), times in sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])):
            yield Line(f"  {before} -> {now}: {times}", "yellow")
        everything = self._config.get_verbosity() > 0
        named = sorted(self._changed.items())[: None if everything else _NAMED]
        for (nodeid, sample), (before, now) in named:
            yield Line(f"{nodeid} sample {sample}: {before} -> {now}")
        if len(named) < len(self._changed):
            yield Line(f"and {len(self._changed) - len(named)} more: add -v to see all")
        if self._gone:
            samples = sum(self._gone.values())
            yield Line(
                f"left out {count(samples, 'sample')} of {count(len(self._gone), 'task')} that "
                f"the data lack now: {', '.join(sorted(self._gone)[:_NAMED])}"
                f"{' ...' if len(self._gone) > _NAMED else ''}",
                "yellow",
            )
