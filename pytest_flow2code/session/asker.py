"""The hooks that ask ahead: in the one process that starts a run, for all that run its cases."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from pytest_flow2code import ahead, store
from pytest_flow2code.ahead import Channel, Desk, Generator, Ticket, prices
from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.running.cases import ROOT, Plan, is_case
from pytest_flow2code.running.summary import Asking
from pytest_flow2code.scoring import settle
from pytest_flow2code.session.bench import Bench

_PATIENCE = 2.0
"""Seconds after which whoever waits for the last calls is told so."""


class Asker:
    """Starts once pytest knows which cases were selected, and asks in their order."""

    def __init__(self, config: pytest.Config, plan: Plan, bench: Bench) -> None:
        """Raises Flow2CodeError if the store or the prices cannot be used."""
        settings = plan.settings
        self._config = config
        self._plan = plan
        self._known: Callable[[], Iterable[SampleResult]] = tuple
        self._cases = {case.name: case for case in plan.cases if case.model.paid}
        self._prices = prices.load(settings.prices)
        self._store: Path = settings.store or store.default_path(config.rootpath)
        maxfail = config.getoption("maxfail", 0)
        self._generator = Generator(
            settings,
            plan.cases,
            bench.questions(),
            self._store,
            self._prices,
            # A run that may stop soon must not have paid for what it does not come to.
            ahead=settings.max_connections if maxfail else None,
            say=self._say,
        )
        self._desk = Desk(self._generator)
        self._expected: set[str] = set()
        bench.answer_from(self._generator.answer)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> None:
        broken = session.testsfailed and not self._config.option.continue_on_collection_errors
        if not broken:
            self._expect([item.nodeid for item in session.items])

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: Sequence[str]) -> None:
        self._expect(ids)

    def know(self, known: Callable[[], Iterable[SampleResult]]) -> None:
        """Say who knows what was recorded already: it is not asked for again."""
        self._known = known

    def serve(self, channel: Channel) -> None:
        """Answer a worker at the other end of this channel."""
        self._desk.serve(channel)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self) -> None:
        """Before pytest-xdist takes its workers down: they may be waiting for answers."""
        late = threading.Timer(_PATIENCE, self._say_late)
        late.start()
        try:
            self._generator.stop()
        finally:
            late.cancel()

    def pytest_unconfigure(self) -> None:
        self._generator.close()

    def asking(self) -> Asking:
        """How it went."""
        seen = self._generator.progress
        return Asking(
            calls=seen.calls,
            limited=seen.limited,
            broken=seen.broken,
            waited=seen.waited,
            spent=self._generator.spent,
        )

    def _expect(self, nodeids: Iterable[str]) -> None:
        names = [nodeid.removeprefix(f"{ROOT}::") for nodeid in nodeids if is_case(nodeid)]
        new = [name for name in names if name in self._cases and name not in self._expected]
        self._expected.update(new)
        settled = settle(self._known())
        done = {key for key, result in settled.items() if result.scored}
        tickets = [
            Ticket(name, number)
            for name in new
            for number in range(self._plan.settings.samples)
            if (*self._cases[name].key, number) not in done
        ]
        if not tickets:
            return
        with closing(store.Answers(self._store)) as answers:
            for line in ahead.estimate(answers, tickets, self._cases, self._prices):
                self._say(line)
        self._generator.expect(tickets)

    def _say_late(self) -> None:
        if self._generator.under_way:
            self._say(f"waiting for {self._generator.under_way} calls that are paid for already")

    def _say(self, line: str) -> None:
        reporter = self._config.pluginmanager.getplugin("terminalreporter")
        if reporter is not None and self._config.get_verbosity() >= 0:
            reporter.ensure_newline()
            reporter.write_line(f"flow2code: {line}")
