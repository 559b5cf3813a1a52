"""Every language can make wrong programs, and its own samples' tests let none of them pass."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pytest_flow2code import datasets, runners
from pytest_flow2code.core.errors import ToolchainError
from pytest_flow2code.core.spoiled import Fault, Spoiled
from pytest_flow2code.core.task import Task
from pytest_flow2code.core.verdict import Verdict, judge
from pytest_flow2code.running import selfcheck
from pytest_flow2code.sandbox import Sandbox, find_toolchain, open_sandbox

LANGUAGES = runners.names()
STARTER = datasets.load()


def tasks(name: str) -> list[Task]:
    """The task of the samples and the starter tasks."""
    own = [task for task in STARTER if task.language == name]
    return [selfcheck.task(runners.load(name)), *own]


def spoils(task: Task) -> tuple[Spoiled, ...]:
    return runners.load(task.language).spoils(task)


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    opened = open_sandbox("nsjail")
    yield opened
    opened.close()


@pytest.mark.parametrize("name", LANGUAGES)
def test_wrong_programs_can_be_made_of_every_task(name: str) -> None:
    for task in tasks(name):
        found = spoils(task)
        kinds = {each.kind for each in found}
        assert Fault.EMPTY in kinds
        # Where nothing runs, nothing can exit.
        assert Fault.EXIT in kinds or not task.tests.code
        assert task.dataset == "samples" or any(not kind.certain for kind in kinds)
        assert task.reference not in [each.source for each in found]
        assert found == spoils(task)


@pytest.mark.parametrize("name", LANGUAGES)
def test_what_is_wrong_for_sure_runs_and_does_not_pass(name: str, sandbox: Sandbox) -> None:
    """A program that does not compile would say nothing about the tests."""
    language = runners.load(name)
    try:
        toolchain = find_toolchain(language)
    except ToolchainError as error:
        pytest.skip(str(error))
    task = selfcheck.task(language)
    for spoiled in spoils(task):
        if spoiled.kind.certain:
            program = language.assemble(task, spoiled.source, toolchain)
            found = judge(program, sandbox.run(program, 3.0))
            unlikely = {Verdict.PASS, Verdict.COMPILE_ERROR, Verdict.TIMEOUT}
            assert found.verdict not in unlikely, f"{spoiled}: {found}"
