"""What a case's question shows of its flowchart, and which class it names."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from hashlib import sha256

import pytest

from pytest_flow2code import datasets
from pytest_flow2code.core.shown import Input
from pytest_flow2code.core.task import FlowchartType, Task, Tests
from pytest_flow2code.running.questions import Question, Questions

TASK = next(task for task in datasets.load(None) if task.language == "python")


@contextmanager
def asking(shown: Input) -> Iterator[Questions]:
    questions = Questions(shown=shown)
    try:
        yield questions
    finally:
        questions.close()


def question(shown: Input, kind: FlowchartType = FlowchartType.CODE, task: Task = TASK) -> Question:
    with asking(shown) as questions:
        return questions.question(task, kind)


def test_a_picture_and_nothing_else() -> None:
    asked = question(Input.IMAGE)
    (picture,) = asked.prompt.pictures
    assert asked.picture == sha256(picture.data).hexdigest()
    assert asked.chart
    assert "digraph" not in asked.prompt.text


@pytest.mark.parametrize("kind", list(FlowchartType))
@pytest.mark.parametrize(
    ("shown", "has"),
    [(Input.DOT, "digraph"), (Input.MERMAID, "flowchart TD"), (Input.TEXT, "-> go to 2")],
)
def test_a_text_in_place_of_the_picture(shown: Input, has: str, kind: FlowchartType) -> None:
    asked = question(shown, kind)
    assert has in asked.prompt.text
    assert (asked.prompt.pictures, asked.picture) == ((), "")
    assert asked.chart == question(Input.IMAGE, kind).chart


def test_a_blank_control_shows_nothing_and_is_the_same_for_every_notation() -> None:
    asked = [question(Input.NONE, kind) for kind in FlowchartType]
    assert {(one.prompt.pictures, one.chart, one.picture) for one in asked} == {((), "", "")}
    assert len({one.prompt.text for one in asked}) == 1
    assert TASK.entry_point in asked[0].prompt.text


JAVA = """class Finder {
    public static int find(int n) {
        return n;
    }
}
"""


@pytest.mark.parametrize(
    ("tests", "named"),
    [
        ("class Main { static { assert Finder.find(1) == 1; } }", True),
        ("class Main { static { assert Finders.find(1) == 1; } }", False),
    ],
)
def test_a_class_is_named_where_the_tests_name_it(tests: str, named: bool) -> None:
    task = replace(
        TASK,
        uid="made/java/1",
        language="java",
        entry_point="find",
        signature="public static int find(int n)",
        reference=JAVA,
        tests=Tests(tests),
    )
    for shown in (Input.TEXT, Input.NONE):
        assert ("through `Finder`" in question(shown, task=task).prompt.text) == named
