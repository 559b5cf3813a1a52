"""A real sandbox for the tests of this folder, and a place for what toolchains keep."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from joining import Run

from pytest_flow2code.core.program import Program
from pytest_flow2code.core.verdict import Judgement, judge
from pytest_flow2code.sandbox import Sandbox, open_sandbox


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    opened = open_sandbox("nsjail")
    yield opened
    opened.close()


@pytest.fixture
def judged(sandbox: Sandbox) -> Run:
    def run(program: Program) -> Judgement:
        return judge(program, sandbox.run(program, 10.0))

    return run
