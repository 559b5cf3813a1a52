"""The prompt tells what the tests call, and nothing that the picture has to tell."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from importlib.resources import files

import pytest

from pytest_flow2code import prompts
from pytest_flow2code.core.model import Picture
from pytest_flow2code.core.task import FlowchartType, Placement, Task, Tests

PICTURE = Picture("image/png", b"\x89PNG", "drawn")
TASK = Task(
    uid="made/python/1",
    dataset="made",
    language="python",
    task_id="1",
    entry_point="add_up",
    signature="def add_up(items: list[int], start: int = 0) -> int:",
    difficulty="easy",
    description="SECRET-DESCRIPTION",
    header="import math\ndef SECRET_HELPER(): ...\ndef add_up(items, start):\n",
    reference="def add_up(items, start):\n    SECRET_REFERENCE\n",
    tests=Tests("assert SECRET_TESTS", Placement.AFTER),
    licence="SECRET-LICENCE",
)


def text(task: Task = TASK, flowchart: FlowchartType = FlowchartType.CODE) -> str:
    return prompts.build(task, flowchart, "Python", (PICTURE,)).text


def test_it_asks_for_the_entry_point_with_its_signature_in_the_language() -> None:
    asked = text()
    assert "Python" in asked
    assert "`add_up`" in asked
    assert f"```\n{TASK.signature}\n```" in asked


@pytest.mark.parametrize("flowchart", list(FlowchartType))
@pytest.mark.parametrize("placement", list(Placement))
@pytest.mark.parametrize("unittest", [True, False])
def test_it_gives_nothing_else_of_the_task_away(
    flowchart: FlowchartType, placement: Placement, unittest: bool
) -> None:
    tests = replace(TASK.tests, placement=placement, unittest=unittest)
    asked = text(replace(TASK, tests=tests), flowchart)
    assert "SECRET" not in asked
    assert "import math" not in asked


def test_each_way_of_joining_and_each_notation_is_said_in_its_own_words() -> None:
    placements = {text(replace(TASK, tests=Tests("", placement))) for placement in Placement}
    assert len(placements) == len(Placement)
    assert len({text(flowchart=flowchart) for flowchart in FlowchartType}) == len(FlowchartType)
    assert "unit-test" in text(replace(TASK, tests=Tests("", unittest=True)))


def test_a_task_without_an_entry_point_or_signature_is_asked_without() -> None:
    bare = text(replace(TASK, signature=""))
    assert "exactly this name." in bare
    assert "```" not in bare
    page = text(replace(TASK, entry_point="", signature="", tests=Tests("", Placement.TREE)))
    assert "``" not in page
    assert "compared with the expected one" in page


def test_the_signature_is_shown_as_it_is() -> None:
    odd = replace(TASK, signature="def f(a='```', b=\"<&{{ 1 }}\"):")
    assert f"````\n{odd.signature}\n````" in text(odd)


@pytest.mark.parametrize(
    ("published", "shown"),
    [
        ("f() {\nlocal n=$1\nSECRET", "f() {"),
        ("sub f {", "sub f {"),
        ("def f(\n    a: int,\n) -> int:\n    SECRET", "def f(\n    a: int,\n) -> int:"),
        ("int f(int a,\n      int b)", "int f(int a,\n      int b)"),
    ],
)
def test_a_signature_ends_where_its_body_opens(published: str, shown: str) -> None:
    asked = text(replace(TASK, signature=published))
    assert f"```\n{shown}\n```" in asked
    assert "SECRET" not in asked


def test_the_pictures_come_along() -> None:
    assert prompts.build(TASK, FlowchartType.UML, "Python", (PICTURE,)).pictures == (PICTURE,)


def test_the_hash_is_that_of_the_template() -> None:
    source = files(prompts).joinpath("prompt.j2").read_bytes()
    assert prompts.template_hash() == sha256(source).hexdigest()
