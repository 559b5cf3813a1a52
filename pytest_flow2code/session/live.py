"""How far a run has come, while it runs: a line at the foot of a terminal, else a line of output
every so often. Only in the process that starts the run."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Iterable, Sequence
from types import FrameType
from typing import Any

import pytest

from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.display.misses import printable
from pytest_flow2code.display.progress import Progress
from pytest_flow2code.display.statusline import StatusLine
from pytest_flow2code.running.cases import Plan, is_case, short_names

EVERY = 60.0
"""Seconds between two lines where there is no terminal."""
_REDRAW = 0.2


class Live:
    """Registered unless it is not wanted; where it speaks is decided when the cases begin."""

    def __init__(self, config: pytest.Config, plan: Plan) -> None:
        self._config = config
        names = (printable(name) for name in short_names(plan.models))
        models = dict(zip((model.name for model in plan.models), names, strict=True))
        expected = zip((case.nodeid for case in plan.cases), plan.expected, strict=True)
        self._progress = Progress(models, dict(expected))
        self._asked = plan.settings.progress
        self._every: float | None = None
        self._at_foot = False
        self._told = time.monotonic()
        self._foot: Foot | None = None

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self._select(item.nodeid for item in session.items)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: Sequence[str]) -> None:
        self._select(ids)

    def _select(self, ids: Iterable[str]) -> None:
        self._progress.select(filter(is_case, ids), time.monotonic())
        self._draw()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self) -> None:
        """Only now every plugin is there, and pytest does not yet catch what tests write."""
        reporter = self._config.pluginmanager.getplugin("terminalreporter")
        if reporter is None:
            return
        terminal = reporter.isatty and os.environ.get("TERM", "dumb") != "dumb"
        if isinstance(self._asked, float):
            self._every = self._asked
        elif terminal or self._asked == "live":
            self._at_foot = True
            self._draw()
        else:
            self._every = EVERY

    def _draw(self) -> None:
        """Once both are known: where to, and how many cases there are."""
        if self._foot is not None:
            self._foot.changed()
        elif self._at_foot and self._progress.cases:
            self._foot = Foot(lambda: self._progress.text(time.monotonic()))

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        found: dict[str, Any] | None = getattr(report, "flow2code", None)
        if found is None or "stopped" in found:
            return
        samples = [SampleResult.from_plain(sample) for sample in found["samples"]]
        self._progress.finish(report.nodeid, samples, report.duration)
        self._draw()
        if self._every is not None and time.monotonic() - self._told >= self._every:
            self._say(self._progress.text(time.monotonic()))

    def _say(self, text: str) -> None:
        self._told = time.monotonic()
        writer = self._config.get_terminal_writer()
        reporter = self._config.pluginmanager.getplugin("terminalreporter")
        reporter.ensure_newline()
        # pytest-xdist's dots are not known to the reporter as a line that was begun.
        if writer.width_of_current_line:
            writer.line()
        reporter.write_line(text)

    @pytest.hookimpl(tryfirst=True)
    def pytest_keyboard_interrupt(self) -> None:
        self._end()

    @pytest.hookimpl(tryfirst=True)
    def pytest_internalerror(self) -> None:
        self._end()

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self) -> None:
        self._end()

    def pytest_unconfigure(self) -> None:
        self._end()

    def _end(self) -> None:
        self._at_foot = False
        if self._foot is not None:
            self._foot.close()
            self._foot = None


class Foot:
    """The line at the foot of the terminal that standard output is."""

    def __init__(self, text: Any) -> None:
        self._text = text
        # Tests may find another file behind standard output.
        self._terminal = os.dup(sys.__stdout__.fileno()) if sys.__stdout__ else os.dup(1)
        self._line = StatusLine(self._terminal)
        self._drawn = 0.0
        self._before: Any = None
        if threading.current_thread() is threading.main_thread():
            self._before = signal.getsignal(signal.SIGWINCH)
            if self._before is signal.SIG_DFL:
                signal.signal(signal.SIGWINCH, self._resized)
        self._draw()

    def changed(self) -> None:
        if time.monotonic() - self._drawn >= _REDRAW:
            self._draw()

    def close(self) -> None:
        if self._before is signal.SIG_DFL:
            signal.signal(signal.SIGWINCH, signal.SIG_DFL)
        self._line.erase()
        os.close(self._terminal)

    def _resized(self, _number: int, _frame: FrameType | None) -> None:
        self._draw()

    def _draw(self) -> None:
        self._drawn = time.monotonic()
        self._line.show(self._text())


def is_wanted(config: pytest.Config, asked: str | float) -> bool:
    """Whether the run is to be told of while it runs: not with -q."""
    return asked != "off" and config.get_verbosity() >= 0
