"""Gates inside pytest: what the controlling process does about them and about misses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest

from pytest_flow2code.display.lines import Line
from pytest_flow2code.journals.journal import Record
from pytest_flow2code.running.cases import Plan
from pytest_flow2code.running.summary import Summary
from pytest_flow2code.session import gate_lines
from pytest_flow2code.session.gatekeeping import Gatekeeper, Held
from pytest_flow2code.session.tally import Tally


class Gating:
    """Opened before the run, fed with its reports, asked for the summary once at the end."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._keeper = Gatekeeper(plan.settings)
        self._held = Held()
        self._misses: list[gate_lines.Miss] = []

    def open(self) -> None:
        """Raises DataError if the baseline cannot be compared with."""
        self._keeper.open([model.name for model in self._plan.models])

    def notices(self) -> Iterator[str]:
        return self._keeper.notices(self._plan.cases)

    def note(self, report: pytest.TestReport) -> None:
        """A case that was run, which may be a miss."""
        if vars(report)["flow2code"].get("miss") and isinstance(report.longrepr, tuple):
            self._misses.append((report.nodeid, report.longrepr[2].removeprefix("Skipped: ")))

    def conclude(self, header: Record, tally: Tally, states: Mapping[str, str] | None) -> Summary:
        """The summary of the run with how its gates came out."""
        settings = self._plan.settings
        found = tally.summary(settings.ks, states)
        self._held = self._keeper.hold(header, tally.results, found, states)
        unscored = settings.gates.budgets_unscored
        return replace(found, gates=self._held.checked, budgeted=not unscored)

    def remember(self, config: pytest.Config) -> None:
        """Let `--lf` run misses again although they are no failures: pytest forgets what it takes
        for skipped, and has done so when this is called."""
        cache = getattr(config, "cache", None)
        if self._misses and cache is not None and config.pluginmanager.hasplugin("lfplugin"):
            missed = dict.fromkeys((nodeid for nodeid, _ in self._misses), True)
            cache.set("cache/lastfailed", {**cache.get("cache/lastfailed", {}), **missed})

    def before(self, verbosity: int) -> Iterator[Line]:
        """What stands above the scores."""
        return gate_lines.missed(self._misses, verbosity)

    def after(self, verbosity: int) -> Iterator[Line]:
        """What stands below them."""
        return gate_lines.held(self._held, verbosity)
