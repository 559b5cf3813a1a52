"""What the tests of how answers and their tests become one program have in common."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.program import Program
from pytest_flow2code.core.task import Task, Tests
from pytest_flow2code.core.verdict import Judgement

Run = Callable[[Program], Judgement]


def minimal_task(
    language: str, entry_point: str, tests: Tests, header: str = "", reference: str = ""
) -> Task:
    """A task of which only what a join reads is told."""
    return Task(
        uid=f"test/{language}/1",
        dataset="test",
        language=language,
        task_id="1",
        entry_point=entry_point,
        signature="",
        difficulty="easy",
        description="",
        header=header,
        reference=reference,
        tests=tests,
        licence="MIT",
    )


def installed(language: str, tool: str, path: str | None, cache: Path) -> Toolchain:
    """The toolchain whose only tool was found at `path`; skips the test where it was not found."""
    if path is None:
        pytest.skip(f"{tool} is not installed")
    return Toolchain(language, ((tool, path),), cache)


def text(program: Program, name: str) -> str:
    return next(file.text for file in program.files if file.path == name)


def squeezed(code: str) -> str:
    """`code` on one line, with single spaces."""
    return " ".join(code.split())
