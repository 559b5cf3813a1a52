"""The wrong family: what each kind answers, in every language that the starter tasks have."""

from __future__ import annotations

import pytest

from pytest_flow2code import datasets, runners
from pytest_flow2code.core.errors import CompletionError, ModelError
from pytest_flow2code.core.model import Completion, Prompt, Request, StopReason
from pytest_flow2code.core.spoiled import Fault
from pytest_flow2code.core.task import FlowchartType, Task
from pytest_flow2code.models import ModelOptions
from pytest_flow2code.running import wrong

TASKS = datasets.load(None)
PYTHON = next(task for task in TASKS if task.language == "python" and task.header == "")
ONE_EACH = {task.language: task for task in TASKS}


def answer(kind: str, task: Task = PYTHON, sample: int = 0) -> Completion:
    model = wrong.PROVIDER.create(kind, ModelOptions())
    model.check()
    assert not model.paid
    return model.complete(Request(task, FlowchartType.CODE, sample, Prompt("", ())))


@pytest.mark.parametrize(
    ("kind", "has", "lacks", "stop"),
    [
        ("empty", "```python\n\n```", "def", StopReason.END),
        ("header", "```python\n", "return", StopReason.END),
        ("prose", "flowchart", "```", StopReason.END),
        ("refusal", "I can't help", "```", StopReason.REFUSAL),
        ("truncated", "```python\ndef ", "\n```", StopReason.LENGTH),
        ("exit", "exit", "never", StopReason.END),
        ("constant", "return True", "never", StopReason.END),
        ("always-equal", "def __eq__", "never", StopReason.END),
    ],
)
def test_what_each_kind_says(kind: str, has: str, lacks: str, stop: str) -> None:
    found = answer(kind)
    assert has in found.text
    assert lacks not in found.text
    assert found.stop == stop
    assert found.model == f"wrong:{kind}"


def test_silence_and_a_filter_say_nothing() -> None:
    assert (answer("silence").text, answer("silence").stop) == ("", StopReason.END)
    assert (answer("filtered").text, answer("filtered").stop) == ("", StopReason.CONTENT_FILTER)


def test_further_samples_have_other_programs() -> None:
    constants = [answer("constant", sample=sample).text for sample in range(20)]
    made = runners.load("python").spoils(PYTHON)
    assert len(set(constants)) == sum(program.kind is Fault.CONSTANT for program in made) > 2


@pytest.mark.parametrize("language", ONE_EACH)
@pytest.mark.parametrize("kind", ["exit", "constant"])
def test_every_language_has_its_own_or_says_that_it_has_none(kind: str, language: str) -> None:
    task = ONE_EACH[language]
    kinds = {program.kind.value for program in runners.load(language).spoils(task)}
    if kind in kinds:
        assert f"```{language}\n" in answer(kind, task).text
    else:
        with pytest.raises(CompletionError, match=f"the kind {kind} can be made"):
            answer(kind, task)


def test_other_kinds_are_refused() -> None:
    with pytest.raises(ModelError, match="'nothing'") as caught:
        wrong.PROVIDER.create("nothing", ModelOptions())
    assert "wrong:always-equal" in caught.value.mend
