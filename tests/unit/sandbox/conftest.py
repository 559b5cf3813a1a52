"""A real sandbox for the tests of this folder, and a short way to run a script in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from scripted import Run, script_runner

from pytest_flow2code.sandbox import Sandbox, open_sandbox


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


@pytest.fixture
def run(sandbox: Sandbox) -> Run:
    return script_runner(sandbox)


@pytest.fixture
def run_unprotected(unprotected: Sandbox) -> Run:
    return script_runner(unprotected)
