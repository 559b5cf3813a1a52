"""How the processes that draw are started."""

from __future__ import annotations

import os
import signal
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.core.task import Task
from pytest_flow2code.drawing import crew
from pytest_flow2code.drawing.painting import Manner


def _interrupted_before_it_is_ready(root: Path, manner: Manner) -> None:
    os.kill(os.getpid(), signal.SIGINT)
    time.sleep(0.1)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _nothing(task: Task, reference: str) -> str:
    return reference


def test_an_interrupt_does_not_kill_a_painter_that_is_not_ready_yet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(crew, "_begin", _interrupted_before_it_is_ready)
    monkeypatch.setattr(crew, "_paint", _nothing)
    jobs = [(None, str(number)) for number in range(4)]
    try:
        painted = list(crew.paint_all(Path(), None, jobs, 2))  # type: ignore[arg-type]
    except Flow2CodeError as error:
        pytest.fail(str(error))
    assert sorted(map(str, painted)) == ["0", "1", "2", "3"]


def test_an_interrupt_is_held_back_only_while_painters_start() -> None:
    with ProcessPoolExecutor(1) as pool:
        crew._submitted(pool, [])
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())
