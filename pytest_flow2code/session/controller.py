"""The hooks of the one process that starts a run, gathers its results and says what came out.

Under pytest-xdist that is the controller; without it, the process that runs the cases too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pytest_flow2code import health
from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.display import terminal
from pytest_flow2code.journals.journal import SelectedCase, SkippedCase
from pytest_flow2code.options import flags
from pytest_flow2code.running.cases import Case, Plan, is_case
from pytest_flow2code.running.settings import WORKER_INPUT
from pytest_flow2code.running.summary import Summary
from pytest_flow2code.running.wire import Handed
from pytest_flow2code.session import announcing
from pytest_flow2code.session.asker import Asker
from pytest_flow2code.session.bench import Bench
from pytest_flow2code.session.bookkeeping import Books
from pytest_flow2code.session.gating import Gating
from pytest_flow2code.session.tally import Tally


class Controller:
    """Registered in no worker."""

    def __init__(self, config: pytest.Config, plan: Plan, bench: Bench) -> None:
        self._config = config
        self._plan = plan
        self._bench = bench
        self._tally = Tally()
        self._notices: list[str] = []
        self._summary: Summary | None = None
        self._states: dict[str, str] | None = None
        self._cases: dict[str, SelectedCase] = {}
        self._running: pytest.Session | None = None
        self._books = Books(plan, self._stop)
        self._gating = Gating(plan)
        self._asker: Asker | None = None

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionstart(self, session: pytest.Session) -> None:
        """Everything that could keep the run from being worth anything is tried out first."""
        self._running = session
        if flags.runs_nothing(self._config):
            return
        try:
            self._states = self._read_health()
            self._gating.open()
            for model in self._plan.models:
                if not (model.paid and self._plan.settings.cached_only):
                    model.check()
            self._ask_ahead()
            languages = {case.task.language for case in self._plan.cases}
            described = self._bench.engine().describe(languages)
            made_with = {**described, "pytest": pytest.__version__}
            writer = self._books.begin(made_with, self._config.rootpath, self._shown)
            if self._asker is not None:
                self._asker.know(writer.known)
            if self._config.pluginmanager.hasplugin("dsession"):
                self._books.open_counter()
                self._bench.close()
            else:
                self._bench.record_in(self._books.writer())
        except Flow2CodeError as error:
            raise pytest.UsageError(str(error)) from error
        self._notices = _notices(described)

    def _ask_ahead(self) -> None:
        """Paid models are asked by this process alone."""
        if self._plan.stored is None and any(model.paid for model in self._plan.models):
            self._asker = Asker(self._config, self._plan, self._bench)
            self._config.pluginmanager.register(self._asker, "flow2code-asker")

    def _read_health(self) -> dict[str, str] | None:
        """uid -> state of the run's tasks, if a health file was given."""
        path = self._plan.settings.health
        if path is None:
            return None
        tasks = {case.task.uid: case.task for case in self._plan.cases}.values()
        return {uid: state.value for uid, state in health.read(path).states(tasks).items()}

    def _shown(self, path: Path) -> str:
        try:
            return str(path.relative_to(self._config.invocation_params.dir))
        except ValueError:
            return str(path)

    @property
    def summary(self) -> Summary | None:
        """What the run found, once it is over; None if it found nothing or has not begun."""
        return self._summary

    @property
    def stopped(self) -> str | None:
        """Why the run could not go on, if it could not."""
        return self._tally.stopped

    @property
    def journal(self) -> Path | None:
        """Where it is; None if there is none."""
        return self._books.path

    def pytest_report_header(self) -> list[str]:
        journal = None if self.journal is None else self._shown(self.journal)
        dist = self._config.getoption("dist", "no")
        return announcing.lines(
            self._plan, dist, journal, [*self._notices, *self._gating.notices()]
        )

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        """Tell a worker of pytest-xdist what is asked for, and where results go."""
        handed = Handed.of(self._plan, self._config.invocation_params.dir)
        kept = self._books.serve(node.gateway.newchannel)
        if kept is not None:
            handed = replace(handed, session=kept[0], channel=kept[1])
        if self._asker is not None:
            answers = node.gateway.newchannel()
            self._asker.serve(answers)
            handed = replace(handed, answers=answers)
        node.workerinput[WORKER_INPUT] = handed.to_plain()

    @pytest.hookimpl(optionalhook=True, tryfirst=True)
    def pytest_testnodedown(self) -> None:
        """A worker that is of no use would be replaced by another one for ever."""
        if self._tally.stopped is not None:
            raise pytest.Session.Interrupted(f"flow2code: {self._tally.stopped}")

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self._expect([item.nodeid for item in session.items])

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: Sequence[str]) -> None:
        self._expect(ids)

    def _expect(self, ids: Sequence[str]) -> None:
        """Every process says the same; the first is written down."""
        chosen = set(filter(is_case, ids))
        known = self._tally.expects
        self._tally.expect(filter(is_case, ids))
        if not known:
            cases = [case for case in self._plan.cases if case.nodeid in chosen]
            self._cases = {case.nodeid: _plain(case) for case in cases}
            self._books.selected(self._cases.values())

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        found: dict[str, Any] | None = getattr(report, "flow2code", None)
        if found is None:
            return
        if "stopped" in found:
            self._tally.stopped = found["stopped"]
        elif found["lacks"] is not None:
            self._tally.skipped(report.nodeid, found["language"], found["lacks"])
            case = self._cases[report.nodeid]
            self._books.skipped(SkippedCase(case, found["language"], found["lacks"]))
        elif found["samples"] or found["missing"]:
            self._tally.finished(report.nodeid, found["samples"])
            self._gating.note(report)
            self._tally.missing(report.nodeid, found["missing"], found["why"])

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """After pytest-xdist has taken its workers down: nothing more is reported."""
        if self.journal is None:
            return
        self._summary = self._gating.conclude(self._books.header, self._tally, self._states)
        if self._asker is not None:
            self._summary = replace(self._summary, asking=self._asker.asking())
        self._books.end(self._summary)
        self._gating.remember(self._config)
        if self._tally.stopped is not None:
            session.exitstatus = pytest.ExitCode.USAGE_ERROR
        elif self._is_empty_shard(session):
            session.exitstatus = pytest.ExitCode.OK
        elif self._summary.failed and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def _is_empty_shard(self, session: pytest.Session) -> bool:
        """There are more machines than cases: this one has done all it was asked to."""
        nothing = session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED
        return nothing and self._plan.settings.shard is not None

    def _stop(self, error: Flow2CodeError) -> None:
        """Nothing more can be kept: end the run, and say why at its end."""
        why = " - ".join(part for part in (error.message, error.mend) if part)
        self._tally.stopped = self._tally.stopped or why
        for loop in (self._running, self._config.pluginmanager.getplugin("dsession")):
            if loop is not None:
                loop.shouldstop = f"flow2code: {why}"

    def pytest_unconfigure(self) -> None:
        self._books.close()

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self._summary is None:
            return
        verbosity = self._config.get_verbosity()
        lines = [*self._gating.before(verbosity)]
        lines += terminal.render(
            self._summary,
            verbosity,
            journal=None if self.journal is None else self._shown(self.journal),
            stopped=self._tally.stopped,
            sandboxed=self._plan.settings.sandbox != "none",
        )
        lines += self._gating.after(verbosity)
        if lines:
            terminalreporter.write_sep("=", "flow2code")
        for line in lines:
            terminalreporter.write_line(line.text, **_MARKUP[line.tone])


_MARKUP: dict[str, dict[str, bool]] = {
    "": {},
    "bold": {"bold": True},
    "yellow": {"yellow": True},
    "red": {"red": True, "bold": True},
}


def _plain(case: Case) -> SelectedCase:
    return SelectedCase(case.model.name, case.task.uid, case.flowchart.value)


def _notices(described: dict[str, object]) -> list[str]:
    sandbox = described.get("sandbox")
    notices = sandbox.get("notices") if isinstance(sandbox, dict) else None
    return [str(notice) for notice in notices] if isinstance(notices, list) else []
