"""The hooks of a benchmark run that every process has: cases in, results out with the reports."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from pytest_flow2code.ahead import Visitor
from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.options import flags
from pytest_flow2code.running import cases
from pytest_flow2code.running.asking import together
from pytest_flow2code.running.settings import WORKER_INPUT
from pytest_flow2code.running.wire import Handed, Records, complain
from pytest_flow2code.session import actions, live
from pytest_flow2code.session.bench import Bench
from pytest_flow2code.session.controller import Controller
from pytest_flow2code.session.items import (
    BenchmarkCollector,
    CaseItem,
    RunStoppedError,
    describe_marks,
    wire,
)
from pytest_flow2code.session.rescoring import Rescoring


def activate(config: pytest.Config) -> None:
    """Lay out the run and register its hooks. Raises pytest.UsageError if it cannot be."""
    worker_input: dict[str, Any] | None = getattr(config, "workerinput", None)
    ids = take_ids(config)
    try:
        providers = together(*config.hook.pytest_flow2code_models())
        handed = None if worker_input is None else Handed.from_plain(worker_input[WORKER_INPUT])
        settings = flags.read(config) if handed is None else handed.asked()
        plan = cases.plan(settings, ids, providers)
        records = None if handed is None else handed.records()
        if handed is not None:
            handed.check(plan)
    except Flow2CodeError as error:
        if worker_input is not None:
            complain(worker_input, error)
        raise pytest.UsageError(str(error)) from error
    for line in describe_marks(plan.cases):
        config.addinivalue_line("markers", line)
    bench = Bench(settings, plan.stored)
    config.pluginmanager.register(Benchmark(plan, bench), "flow2code-benchmark")
    if handed is not None:
        _set_up(bench, handed, records)
    else:
        controller = Controller(config, plan, bench)
        config.pluginmanager.register(controller, "flow2code-controller")
        if actions.is_wanted():
            config.pluginmanager.register(actions.Actions(controller), "flow2code-actions")
        if plan.stored is not None:
            rescoring = Rescoring(config, plan)
            config.pluginmanager.register(rescoring, "flow2code-rescoring")
        if live.is_wanted(config, settings.progress) and not flags.runs_nothing(config):
            config.pluginmanager.register(live.Live(config, plan), "flow2code-live")


def _set_up(bench: Bench, handed: Handed, records: Records | None) -> None:
    """In a worker: where results go, and where answers come from."""
    if records is not None:
        bench.record_in(records)
    if handed.answers is not None:
        bench.answer_from(Visitor(handed.answers).answer)


def take_ids(config: pytest.Config) -> tuple[str, ...] | None:
    """Take the node ids of cases out of pytest's arguments; None if there are none.

    Without any argument pytest would look for tests in the folder it was started in; a run of the
    benchmark then has its cases only.
    """
    if config.args_source is not pytest.Config.ArgsSource.ARGS:
        config.args = []
        config.args_source = pytest.Config.ArgsSource.ARGS
        return None
    own = {arg: nodeid for arg in config.args if (nodeid := _own(config, arg)) is not None}
    config.args = [arg for arg in config.args if arg not in own]
    return tuple(own.values()) or None


def _own(config: pytest.Config, arg: str) -> str | None:
    """The node id, if the argument is one of ours. pytest shows them relative to where it was
    started, so that `../flow2code::...` may come back."""
    place, colons, name = arg.partition("::")
    path = config.invocation_params.dir / place
    if path.name != cases.ROOT or path.is_file() or (path.exists() and not colons):
        return None
    return f"{cases.ROOT}{colons}{name}"


class Benchmark:
    """Collects the cases and sends what they found along with their reports."""

    def __init__(self, plan: cases.Plan, bench: Bench) -> None:
        self._plan = plan
        self._bench = bench

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(
        self, collector: pytest.Collector
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        report = yield
        if isinstance(collector, pytest.Session) and report.passed:
            ours = BenchmarkCollector.from_parent(
                collector,
                name=cases.ROOT,
                nodeid=cases.ROOT,
                path=collector.config.rootpath,
                cases=self._plan.cases,
                bench=self._bench,
                settings=self._plan.settings,
            )
            report.result = [*report.result, ours]
        return report

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if not isinstance(item, CaseItem):
            return report
        if call.excinfo is not None and isinstance(call.excinfo.value, RunStoppedError):
            _stop(item, report, str(call.excinfo.value))
        elif report.when == ("call" if item.lacks is None else "setup"):
            _attach(report, wire(item))
        if report.skipped and isinstance(report.longrepr, tuple):
            report.longrepr = (cases.ROOT, None, report.longrepr[2])  # type: ignore[assignment]
        return report

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(
        self, report: pytest.TestReport | pytest.CollectReport
    ) -> tuple[str, str, Any] | None:
        found: dict[str, Any] | None = getattr(report, "flow2code", None)
        return None if found is None else _status(found, skipped=report.skipped)

    def pytest_unconfigure(self) -> None:
        self._bench.close()


def _status(found: dict[str, Any], *, skipped: bool) -> tuple[str, str, Any] | None:
    """The category, the letter and the word of a case that pytest has no name for."""
    if found.get("changed"):
        return "changed", "c", ("CHANGED", {"yellow": True})
    if not skipped or found.get("lacks") is not None:
        return None
    if "stopped" in found:
        return "", "", ""
    if found["missing"] and not found["miss"]:
        return "not asked", "n", ("NOT ASKED", {"yellow": True})
    if found["miss"]:
        return "miss", "m", ("MISS", {"yellow": True})
    return "unscored", "u", ("UNSCORED", {"yellow": True})


def _stop(item: CaseItem, report: pytest.TestReport, why: str) -> None:
    """End the run after this case, which is then no failure of the model's."""
    report.outcome = "skipped"
    report.longrepr = (cases.ROOT, None, why)  # type: ignore[assignment]
    _attach(report, {"stopped": why})
    item.session.shouldstop = f"flow2code: {why}"


def _attach(report: pytest.TestReport, found: dict[str, object]) -> None:
    """Reports carry extra attributes from process to process, as long as they are builtins."""
    vars(report)["flow2code"] = found
