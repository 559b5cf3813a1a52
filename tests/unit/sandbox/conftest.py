"""A real sandbox for the tests of this folder, and a short way to run a script in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from pytest_flow2code.core.outcome import Outcome
from pytest_flow2code.core.program import BOX, Limits, Program, SourceFile, Step
from pytest_flow2code.sandbox import Sandbox, open_sandbox

Run = Callable[..., Outcome]


@pytest.fixture(scope="session")
def sandbox() -> Iterator[Sandbox]:
    opened = open_sandbox("nsjail")
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def unprotected() -> Iterator[Sandbox]:
    opened = open_sandbox("none")
    yield opened
    opened.close()


def script_runner(sandbox: Sandbox) -> Run:
    def run(
        script: str, *, limits: Limits | None = None, proves: bool = True, shell: str = "/bin/bash"
    ) -> Outcome:
        step = Step("run", (shell, f"{BOX}/script"), limits or Limits(seconds=5), proves=proves)
        program = Program("shell", (SourceFile("script", script),), (step,))
        return sandbox.run(program)[-1]

    return run


@pytest.fixture
def run(sandbox: Sandbox) -> Run:
    return script_runner(sandbox)


@pytest.fixture
def run_unprotected(unprotected: Sandbox) -> Run:
    return script_runner(unprotected)
