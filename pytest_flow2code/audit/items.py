"""Audited tasks as pytest items."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from pytest_flow2code.audit.examine import Examiner, unchecked
from pytest_flow2code.audit.partial import Partial
from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.core.task import Task
from pytest_flow2code.health import TaskHealth
from pytest_flow2code.running.cases import ROOT
from pytest_flow2code.running.settings import Settings
from pytest_flow2code.sandbox import Sandbox, open_sandbox

PREFIX = f"{ROOT}::audit::"
"""What every audited task's node id begins with."""


class Auditor:
    """One process's share of an audit. Everything is opened when it is first needed."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._sandbox: Sandbox | None = None
        self._examiner: Examiner | None = None
        self._partial: Partial | None = None
        self._known: dict[str, TaskHealth] | None = None

    def sandbox(self) -> Sandbox:
        """Raises SandboxError if no sandbox can be had."""
        if self._sandbox is None:
            self._sandbox = open_sandbox(self._settings.sandbox)
        return self._sandbox

    def go_on_with(self, partial: Partial) -> None:
        """What was found before is not looked for again."""
        self._partial = partial

    def lacks(self, task: Task) -> str | None:
        return self._get().lacks(task)

    def examine(self, task: Task) -> TaskHealth:
        """Raises Flow2CodeError if nothing can be said about the task."""
        if self._known is None:
            self._known = self._partial.known() if self._partial is not None else {}
        return self._known.get(task.uid) or self._get().examine(task)

    def close(self) -> None:
        """Give everything back. May be called more than once."""
        if self._sandbox is not None:
            self._sandbox.close()
        self._sandbox = self._examiner = None

    def _get(self) -> Examiner:
        if self._examiner is None:
            wanted = self._settings
            self._examiner = Examiner(
                self.sandbox(), mutants=wanted.mutants, timeout=wanted.timeout
            )
        return self._examiner


class AuditCollector(pytest.Collector):
    """All tasks of an audit. It is no file: nothing on disk stands for a task."""

    def __init__(self, *, tasks: Sequence[Task], auditor: Auditor, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._tasks = tasks
        self._auditor = auditor

    def collect(self) -> Iterator[pytest.Item]:
        for task in self._tasks:
            yield AuditItem.from_parent(
                self, name=task.uid, nodeid=f"{PREFIX}{task.uid}", task=task, auditor=self._auditor
            )


class AuditItem(pytest.Item):
    """A task under examination. Only our own failures make it fail; its state is a finding."""

    def __init__(self, *, task: Task, auditor: Auditor, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.task = task
        self.health: TaskHealth | None = None
        self._auditor = auditor

    def reportinfo(self) -> tuple[Path, None, str]:
        return self.config.rootpath / ROOT, None, f"audit of {self.task.uid}"

    def setup(self) -> None:
        lacks = self._auditor.lacks(self.task)
        if lacks is not None:
            self.health = unchecked(self.task, lacks)
            pytest.skip(lacks)

    def runtest(self) -> None:
        try:
            self.health = self._auditor.examine(self.task)
        except Flow2CodeError as error:
            self.health = unchecked(self.task, error.message)
            raise

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, Flow2CodeError):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)
