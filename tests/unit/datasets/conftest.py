"""Releases to read: a small one made for the test, and the real one where it is at hand."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from made_release import MadeRelease, classeval, mbxp

from pytest_flow2code.core.task import Task
from pytest_flow2code.datasets import load


@pytest.fixture
def release(tmp_path: Path) -> MadeRelease:
    return MadeRelease(tmp_path / "release", [mbxp(1), mbxp(2), classeval(0), mbxp(3)])


@pytest.fixture(scope="session")
def real_release() -> Path:
    named = os.environ.get("FLOW2CODE_DATA")
    if not named:
        pytest.skip("FLOW2CODE_DATA does not name the folder of a Flow2Code release")
    return Path(named)


@pytest.fixture(scope="session")
def real_tasks(real_release: Path) -> tuple[Task, ...]:
    return load(real_release)
