"""The hooks of an audit that every process has: tasks in, findings out with the reports."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any

import pytest

from pytest_flow2code.audit.controller import WORKER_INPUT, AuditController
from pytest_flow2code.audit.items import PREFIX, AuditCollector, AuditItem, Auditor
from pytest_flow2code.audit.partial import Partial
from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.core.task import Task
from pytest_flow2code.health import State
from pytest_flow2code.options import flags
from pytest_flow2code.running import cases
from pytest_flow2code.session.hooks import take_ids

_MARKS: dict[str, tuple[str, str, tuple[str, dict[str, bool]]]] = {
    State.BROKEN.value: ("broken", "b", ("BROKEN", {"red": True})),
    State.WEAK.value: ("weak", "w", ("WEAK", {"yellow": True})),
    State.UNCHECKED.value: ("unchecked", "u", ("UNCHECKED", {"yellow": True})),
}
"""How a state is counted and shown; a sound task is simply a test that passed."""


def activate(config: pytest.Config) -> None:
    """Lay out the audit and register its hooks. Raises pytest.UsageError if it cannot be."""
    settings = flags.read(config)
    ids = take_ids(config)
    try:
        chosen = cases.choose(settings)
        tasks = _pick(chosen.tasks, ids)
    except Flow2CodeError as error:
        raise pytest.UsageError(str(error)) from error
    auditor = Auditor(settings)
    config.pluginmanager.register(Audit(tasks, auditor), "flow2code-audit")
    worker_input: dict[str, Any] | None = getattr(config, "workerinput", None)
    if worker_input is None:
        controller = AuditController(config, settings, chosen, tasks, auditor)
        config.pluginmanager.register(controller, "flow2code-audit-controller")
    elif WORKER_INPUT in worker_input:
        auditor.go_on_with(Partial(Path(worker_input[WORKER_INPUT])))


def _pick(tasks: Sequence[Task], ids: Sequence[str] | None) -> tuple[Task, ...]:
    """The tasks that node ids name, or all of them."""
    if ids is None or cases.ROOT in ids:
        return tuple(tasks)
    known = {f"{PREFIX}{task.uid}": task for task in tasks}
    unknown = next((name for name in ids if name not in known), None)
    if unknown is not None:
        raise Flow2CodeError(
            f"not found: {unknown}", mend="list the node ids by adding --collect-only -q"
        )
    return tuple(task for name, task in known.items() if name in ids)


class Audit:
    """Collects the tasks and sends what was found along with their reports."""

    def __init__(self, tasks: tuple[Task, ...], auditor: Auditor) -> None:
        self._tasks = tasks
        self._auditor = auditor

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(
        self, collector: pytest.Collector
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        report = yield
        if isinstance(collector, pytest.Session) and report.passed:
            ours = AuditCollector.from_parent(
                collector,
                name=cases.ROOT,
                nodeid=cases.ROOT,
                path=collector.config.rootpath,
                tasks=self._tasks,
                auditor=self._auditor,
            )
            report.result = [*report.result, ours]
        return report

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if isinstance(item, AuditItem) and item.health is not None and report.when != "teardown":
            # Extra attributes travel from process to process, as long as they are builtins.
            vars(report)["flow2code_audit"] = item.health.to_plain()
            if report.skipped and isinstance(report.longrepr, tuple):
                report.longrepr = (cases.ROOT, None, report.longrepr[2])  # type: ignore[assignment]
        return report

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(
        self, report: pytest.TestReport | pytest.CollectReport
    ) -> tuple[str, str, Any] | None:
        found: dict[str, Any] | None = getattr(report, "flow2code_audit", None)
        if found is None or report.failed or (report.skipped and report.when != "setup"):
            return None
        return _MARKS.get(found["state"])

    def pytest_unconfigure(self) -> None:
        self._auditor.close()
