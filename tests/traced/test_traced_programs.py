"""What a program does when it runs is a walk of its graph; and a wrong graph is noticed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from traced_check import check, run
from traced_languages import TRACED
from traced_mutants import mutants
from traced_samples import program

from pytest_flow2code import runners
from pytest_flow2code.core.errors import ToolchainError
from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.task import Task
from pytest_flow2code.datasets import starter
from pytest_flow2code.sandbox import Sandbox, find_toolchain, open_sandbox

STARTERS = 3
"""Starter references that are traced in each language."""

NOTICED = 0.94
"""Wrong edges in a hundred may be right by chance: they lead to where the program gets anyway, on a
line that is not told apart."""


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    opened = open_sandbox("nsjail")
    yield opened
    opened.close()


def _toolchain(language: str) -> Toolchain:
    try:
        return find_toolchain(runners.load(language))
    except ToolchainError as error:
        pytest.skip(str(error))


def _tasks(language: str) -> list[Task]:
    """Our own program, and the starter references with most branches."""
    found = [task for task in starter.read() if task.language == language]
    found.sort(key=lambda task: (-task.reference.count("if"), task.uid))
    return [program(language), *found[:STARTERS]]


@pytest.mark.parametrize("language", sorted(TRACED))
def test_a_run_is_a_walk_of_the_graph(language: str, sandbox: Sandbox) -> None:
    toolchain = _toolchain(language)
    wrong, noticed, survived = 0, 0, []
    for task in _tasks(language):
        traces = run(task, sandbox, toolchain)
        found = check(traces)
        assert found.activations, f"{task.uid} told nothing: {traces.printed}"
        assert found.breaches == [], task.uid
        assert found.edges > 4
        asked = frozenset(traces.tests.values())
        for name, mutant in mutants(traces.graph, found.taken, asked, seed=0):
            wrong += 1
            if check(traces, mutant).breaches:
                noticed += 1
            else:
                survived.append(f"{task.uid}: {name}")
    assert wrong > 50
    assert noticed >= NOTICED * wrong, survived
