"""The hooks of the one process that starts an audit, gathers its findings and writes them down."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from pytest_flow2code import __version__, datasets
from pytest_flow2code.audit import table
from pytest_flow2code.audit.items import PREFIX, Auditor
from pytest_flow2code.audit.partial import Partial, part_of
from pytest_flow2code.core.errors import DataError, Flow2CodeError
from pytest_flow2code.core.task import Task
from pytest_flow2code.health import Health, Plain, TaskHealth, read, write
from pytest_flow2code.journals import journal
from pytest_flow2code.options import flags
from pytest_flow2code.running.cases import Choice
from pytest_flow2code.running.settings import Settings

WORKER_INPUT = "flow2code_audit"


class AuditController:
    def __init__(
        self,
        config: pytest.Config,
        settings: Settings,
        chosen: Choice,
        tasks: Sequence[Task],
        auditor: Auditor,
    ) -> None:
        assert settings.audit is not None
        self._config = config
        self._settings = settings
        self._path: Path = settings.audit
        self._partial = Partial(part_of(self._path))
        self._tasks = tasks
        self._hash = datasets.content_hash(chosen.loaded)
        self._auditor = auditor
        self._begun = False
        self._expected: set[str] = set()
        self._found: dict[str, TaskHealth] = {}
        self._kept: dict[str, TaskHealth] = {}
        self._session: pytest.Session | None = None
        self._trouble: str | None = None

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionstart(self, session: pytest.Session) -> None:
        self._session = session
        if flags.runs_nothing(self._config):
            return
        try:
            self._auditor.sandbox()
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._partial.start(self._header(), resume=self._settings.resume)
            self._kept = self._partial.known()
        except Flow2CodeError as error:
            raise pytest.UsageError(str(error)) from error
        except OSError as error:
            raise pytest.UsageError(
                f"the folder {self._path.parent} cannot be made: {error.strerror}\n"
                "  to mend it: name a file in a folder that can be written"
            ) from error
        self._begun = True
        if self._config.pluginmanager.hasplugin("dsession"):
            self._auditor.close()
        else:
            self._auditor.go_on_with(self._partial)

    def _header(self) -> Plain:
        asked = self._settings
        return {
            "flow2code": __version__,
            "dataset": {
                "path": None if asked.data is None else str(asked.data),
                "hash": self._hash,
                "tasks": len(self._tasks),
            },
            "mutants": asked.mutants,
            "timeout": asked.timeout,
            "sandbox": asked.sandbox,
        }

    def pytest_report_header(self) -> list[str]:
        return [
            f"flow2code: audit of {len(self._tasks)} tasks, at most {self._settings.mutants} "
            f"mutants each, to {self._shown(self._path)}"
        ]

    def _shown(self, path: Path) -> str:
        return os.path.relpath(path, self._config.invocation_params.dir)

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        """Tell a worker of pytest-xdist what was found before."""
        if self._begun:
            node.workerinput[WORKER_INPUT] = str(self._partial.path)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self._expect(item.nodeid for item in session.items)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: Sequence[str]) -> None:
        self._expect(ids)

    def _expect(self, ids: Iterable[str]) -> None:
        self._expected |= {name for name in ids if name.startswith(PREFIX)}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        plain: dict[str, object] | None = getattr(report, "flow2code_audit", None)
        # A report of the setup is the last one only where the task was left out.
        if plain is None or (report.when == "setup" and report.passed):
            return
        health = TaskHealth.from_plain(plain)
        self._found[report.nodeid] = health
        if self._kept.get(health.uid) == health or self._trouble is not None:
            return
        try:
            self._keep(health)
        except Flow2CodeError as error:
            self._stop(error)

    def _keep(self, health: TaskHealth) -> None:
        if self._partial.path.exists():
            self._partial.add(health)
            return
        # Somebody deleted it; all findings are still here.
        self._partial.start(self._header(), resume=False)
        for found in self._found.values():
            self._partial.add(found)

    def _stop(self, error: Flow2CodeError) -> None:
        """Nothing more can be kept: end the audit, and say why at its end."""
        self._trouble = " - ".join(part for part in (error.message, error.mend) if part)
        for loop in (self._session, self._config.pluginmanager.getplugin("dsession")):
            if loop is not None:
                loop.shouldstop = f"flow2code: {self._trouble}"

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if not self._begun:
            return
        try:
            self._finish()
        except Flow2CodeError as error:
            self._trouble = self._trouble or str(error)
        if self._trouble is not None:
            session.exitstatus = pytest.ExitCode.USAGE_ERROR

    def _finish(self) -> None:
        if not self._expected:
            # Nothing was selected, or pytest came no further: a file of an earlier audit stays.
            if not self._settings.resume:
                self._partial.done()
        elif not self._left():
            self._write()
            self._partial.done()

    def _write(self) -> None:
        """The findings, over those that an earlier audit of the same data made of other tasks."""
        header = self._header()
        found = {health.uid: health for health in (*self._earlier(header), *self._found.values())}
        write(self._path, Health({"made": journal.now(), **header}, tuple(found.values())))

    def _earlier(self, header: Plain) -> tuple[TaskHealth, ...]:
        try:
            before = read(self._path)
        except DataError:
            return ()
        return before.tasks if _terms(before.header) == _terms(header) else ()

    def _left(self) -> int:
        return len(self._expected - self._found.keys())

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self._begun or not self._expected:
            return
        terminalreporter.write_sep("=", "flow2code audit")
        if self._trouble is not None:
            terminalreporter.write_line(f"the audit was stopped: {self._trouble}", red=True)
        if self._config.get_verbosity() >= -1:
            for line in table.render(self._found.values(), self._shown(self._path)):
                terminalreporter.write_line(line)
        if self._left():
            terminalreporter.write_line(
                f"not done: {self._left()} of {len(self._expected)} tasks; go on with "
                "--flow2code-resume",
                red=True,
            )
        elif self._trouble is None:
            terminalreporter.write_line(f"health: {self._shown(self._path)}")


def _terms(header: Mapping[str, object]) -> tuple[object, ...]:
    """What two audits must have in common for their findings to stand in one file."""
    dataset = header.get("dataset")
    content = dataset.get("hash") if isinstance(dataset, dict) else None
    named = (header.get(name) for name in ("flow2code", "mutants", "timeout", "sandbox"))
    return (content, *named)
