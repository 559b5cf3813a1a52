"""The same program for the same task is run once in a process."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from pytest_flow2code import datasets
from pytest_flow2code.core.model import Completion
from pytest_flow2code.core.task import FlowchartType, Task
from pytest_flow2code.models import ModelOptions, resolve
from pytest_flow2code.running import pipeline
from pytest_flow2code.running.pipeline import Engine, EngineOptions


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    engine = Engine.open(EngineOptions())
    yield engine
    engine.close()


@pytest.fixture
def task(request: pytest.FixtureRequest) -> Task:
    """A task that no other test has, so that nothing is known of it."""
    found = next(task for task in datasets.load(None) if task.language == "python")
    return replace(found, uid=request.node.name)


def answer(program: str, prose: str = "") -> Completion:
    return Completion("m", 0, f"{prose}\n```python\n{program}\n```\n")


def test_the_same_program_in_other_words_has_the_same_verdict(engine: Engine, task: Task) -> None:
    first = engine.judge(task, answer(task.reference))
    again = engine.judge(task, answer(task.reference, "Here it is:"))
    assert (first.again, again.again) == (False, True)
    assert first.judgement == again.judgement
    assert first.judgement.verdict.value == "pass"


def test_a_miss_is_taken_over_like_a_pass(engine: Engine, task: Task) -> None:
    wrong = f"{task.signature}\n    return 'wrong'"
    found = [engine.judge(task, answer(wrong)) for _ in range(2)]
    assert [one.judgement.verdict.value for one in found] == ["wrong-answer"] * 2
    assert [one.again for one in found] == [False, True]
    assert found[0].output == found[1].output


def test_another_program_or_another_task_is_run(engine: Engine, task: Task) -> None:
    engine.judge(task, answer(task.reference))
    other = engine.judge(task, answer(f"{task.reference}\n# another text"))
    assert not other.again
    harder = replace(task, uid=f"{task.uid}!", tests=replace(task.tests, code="assert False"))
    found = engine.judge(harder, answer(task.reference))
    assert not found.again
    assert found.judgement.verdict.value != "pass"


def test_what_holds_no_program_is_no_program_that_was_run(engine: Engine, task: Task) -> None:
    found = [engine.judge(task, Completion("m", 0, "I would rather not.")) for _ in range(2)]
    assert [one.again for one in found] == [False, False]


def test_an_answer_that_has_no_utf_8_form_is_judged(engine: Engine, task: Task) -> None:
    """JSON can smuggle in half of a surrogate pair, and not every adapter takes it out."""
    found = engine.judge(task, answer(f"{task.reference}\n# \ud800"))
    assert found.judgement.verdict.value == "pass"


def test_an_answer_that_we_cannot_follow_is_unscored(
    engine: Engine, task: Task, monkeypatch: pytest.MonkeyPatch
) -> None:
    def drown(*_: object, **__: object) -> None:
        raise RecursionError

    monkeypatch.setattr(pipeline, "try_out", drown)
    found = engine.sample(task, FlowchartType.CODE, resolve("reference", ModelOptions()), 0)
    assert (found.verdict, found.step) == ("unscored", "run")
    assert "nested" in found.reason
    assert task.reference in found.completion
