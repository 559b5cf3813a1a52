"""Tasks made sound, weak and broken on purpose, examined in a real sandbox."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from pytest_flow2code import datasets
from pytest_flow2code.audit.examine import Examiner
from pytest_flow2code.core.errors import ToolchainError
from pytest_flow2code.core.task import Task, Tests
from pytest_flow2code.health import State, fingerprint
from pytest_flow2code.sandbox import open_sandbox

CLAMP = next(task for task in datasets.load() if task.uid == "starter/python/clamp")
REFERENCE = "def f(x):\n    if x < 0:\n        return 0\n    return x * 2\n"


@pytest.fixture(scope="module")
def examiner() -> Iterator[Examiner]:
    opened = Examiner(open_sandbox("nsjail"), mutants=4)
    yield opened
    opened.close()


def task(tests: str, reference: str = REFERENCE) -> Task:
    return replace(
        CLAMP, uid="made/1", entry_point="f", header="", reference=reference, tests=Tests(tests)
    )


GOOD = "assert f(-1) == 0\nassert f(0) == 0\nassert f(1) == 2\nassert f(5) == 10\n"


def test_a_task_whose_tests_tell_is_sound(examiner: Examiner) -> None:
    made = task(GOOD)
    health = examiner.examine(made)
    assert (health.state, health.reason, health.certain) == (State.SOUND, "", ())
    assert health.tried > 8
    assert health.mutants == 4
    assert health.content == fingerprint(made)


def test_a_starter_task_is_sound(examiner: Examiner) -> None:
    assert examiner.examine(CLAMP).state is State.SOUND


def test_tests_that_assert_nothing_let_almost_everything_pass(examiner: Examiner) -> None:
    """All but an object that equals anything: what an entry point gives back is looked at first."""
    health = examiner.examine(task("f(3)\n"))
    assert health.state is State.WEAK
    kinds = {survivor.kind for survivor in health.certain}
    assert kinds == {"empty", "constant"}
    assert health.reason == "passes though wrong: empty, constant"
    assert "def f(x):\n    pass\n" in [survivor.source for survivor in health.certain]
    assert health.mutants == 0


def test_tests_that_are_never_called_are_weak(examiner: Examiner) -> None:
    health = examiner.examine(task("def check(g):\n    assert g(1) == 2\n"))
    assert health.state is State.WEAK


def test_one_constant_is_enough_to_be_weak(examiner: Examiner) -> None:
    health = examiner.examine(task("assert f(-5) == 0\nassert f(0) == 0\n"))
    assert health.state is State.WEAK
    assert [survivor.source for survivor in health.certain] == ["def f(x):\n    return False\n"]


def test_tests_that_only_print_are_weak(examiner: Examiner) -> None:
    assert examiner.examine(task("print(f(1) == 2)\n")).state is State.WEAK


def test_mutants_that_pass_are_told_apart_and_decide_nothing(examiner: Examiner) -> None:
    health = examiner.examine(task("assert f(1) == 2\nassert f(5) == 10\n"))
    assert health.state is State.SOUND
    assert "negated-condition" not in {survivor.kind for survivor in health.mutant}
    assert health.mutant
    assert all(survivor.source != REFERENCE for survivor in health.mutant)


def test_no_mutants_if_none_are_wanted() -> None:
    examiner = Examiner(open_sandbox("nsjail"), mutants=0)
    try:
        assert examiner.examine(task(GOOD)).mutants == 0
    finally:
        examiner.close()


@pytest.mark.parametrize(
    ("reference", "reason"),
    [
        ("def f(x):\n    return x\n", "the reference: wrong-answer in step run: "),
        ("def f(x:\n", "the reference: compile-error in step run: "),
        ("def f(x):\n    import os; os._exit(0)\n", "the reference: exited-early in step run: "),
        (
            "def f(x):\n    print('seen')\n    return x / 0\n",
            "the reference: runtime-error in step run: ",
        ),
    ],
)
def test_a_reference_that_fails_breaks_the_task(
    examiner: Examiner, reference: str, reason: str
) -> None:
    health = examiner.examine(task(GOOD, reference))
    assert health.state is State.BROKEN
    assert health.reason.startswith(reason)
    assert (health.certain, health.mutant, health.tried) == ((), (), 0)
    if "seen" in reference:
        assert "seen" in health.output


def test_programs_that_never_end_cost_little(examiner: Examiner) -> None:
    """Dropping `x -= 1` or negating the loop's condition hangs: each must cost a second or two,
    not the language's own limit, and that twice."""
    reference = (
        "def f(x):\n    n = 0\n    while x != 0:\n        x -= 1\n        n += 2\n    return n\n"
    )
    began = time.monotonic()
    health = examiner.examine(
        task("assert f(1) == 2\nassert f(4) == 8\nassert f(0) == 0\n", reference)
    )
    assert health.state is State.SOUND
    assert time.monotonic() - began < 60


def test_a_missing_tool_is_no_finding(examiner: Examiner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    shell = replace(task("f\n", "f() { :; }\n"), language="shell")
    assert "bash" in (examiner.lacks(shell) or "")
    with pytest.raises(ToolchainError):
        examiner.examine(shell)


def test_a_tool_that_does_not_work_is_no_finding(
    examiner: Examiner, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A compiler whose library is missing says 127 to everything: no reference is broken by it."""
    found = examiner._workshop.require("python")
    broken = replace(found, paths=(("python", "/usr/bin/no-such-python"),))
    monkeypatch.setattr(examiner._workshop, "require", lambda _: broken)
    with pytest.raises(ToolchainError, match="does not start"):
        examiner.examine(CLAMP)
