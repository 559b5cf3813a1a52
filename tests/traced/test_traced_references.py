"""Real programs, run by their own tests, walk their graphs."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from traced_check import check, run
from traced_languages import TRACED

from pytest_flow2code import runners
from pytest_flow2code.core.errors import ToolchainError
from pytest_flow2code.datasets import official
from pytest_flow2code.datasets.selection import select
from pytest_flow2code.sandbox import Sandbox, find_toolchain, open_sandbox

DATA = os.environ.get("FLOW2CODE_DATA", "")
TASKS = 6
"""Traced in each language; `benchmarks/traced.py` traces them all."""

pytestmark = pytest.mark.skipif(
    not DATA,
    reason="set FLOW2CODE_DATA to a folder in the release's layout to trace its references",
)


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    opened = open_sandbox("nsjail")
    yield opened
    opened.close()


@pytest.mark.parametrize("language", sorted(TRACED))
def test_real_programs_walk_their_graphs(language: str, sandbox: Sandbox) -> None:
    try:
        toolchain = find_toolchain(runners.load(language))
    except ToolchainError as error:
        pytest.skip(str(error))
    breaches, traced = [], 0
    for task in select(official.read(Path(DATA)), languages=[language], limit=TASKS, seed=5):
        traces = run(task, sandbox, toolchain)
        if traces.graph.warnings:
            continue
        found = check(traces)
        traced += bool(found.activations)
        breaches += [f"{task.uid}: {breach}" for breach in found.breaches]
    assert breaches == []
    assert traced >= TASKS // 2
