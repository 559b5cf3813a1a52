"""The prompt tells what the tests call, and nothing that the picture has to tell."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import pytest

from pytest_flow2code import prompts
from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.core.model import Picture
from pytest_flow2code.core.shown import Input, ShownChart
from pytest_flow2code.core.task import FlowchartType, Placement, Task, Tests

PICTURE = Picture("image/png", b"\x89PNG", "drawn")
IMAGE = ShownChart(Input.IMAGE, pictures=(PICTURE,))
OURS = prompts.load()
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
    return prompts.build(OURS, task, flowchart, "Python", IMAGE).text


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
    built = prompts.build(OURS, TASK, FlowchartType.UML, "Python", IMAGE)
    assert built.pictures == (PICTURE,)


def test_the_hash_is_that_of_the_template() -> None:
    source = files(prompts).joinpath("prompt.j2").read_bytes()
    assert OURS.hash == sha256(source).hexdigest()


def test_what_cannot_be_sent_is_replaced() -> None:
    assert "add?up" in text(replace(TASK, entry_point="add\ud800up"))


# What is given of the flowchart


def given(shown: Input, chart: str = "a -> `b`", scope: str = "") -> str:
    text = chart if shown.is_text else ""
    told = ShownChart(shown, text, scope=scope)
    return prompts.build(OURS, TASK, FlowchartType.CODE, "Python", told).text


@pytest.mark.parametrize("shown", [Input.DOT, Input.MERMAID, Input.TEXT])
def test_a_flowchart_as_text_stands_in_a_fence(shown: Input) -> None:
    asked = given(shown)
    assert "\n\n```\na -> `b`\n```\n\n" in asked
    assert "attached" not in asked
    assert "````\na\n```\n````" in given(shown, "a\n```")


def test_each_form_is_said_in_its_own_words() -> None:
    assert len({given(shown, "x") for shown in Input}) == len(Input)
    assert "Mermaid" in given(Input.MERMAID)
    assert "Graphviz" in given(Input.DOT)


def test_a_blank_control_tells_what_the_tests_call_and_nothing_of_a_flowchart() -> None:
    asked = given(Input.NONE)
    assert f"```\n{TASK.signature}\n```" in asked
    assert asked.startswith("Write a program in Python. Its flowchart is not shown")
    assert "attached" not in asked
    assert "below" not in asked
    assert "\n\n\n" not in asked


def test_the_class_that_the_tests_name_is_named() -> None:
    assert "The tests reach it through `Solution`" in given(Input.IMAGE, scope="Solution")
    assert "reach it" not in given(Input.IMAGE)


# A user's own words


def written(folder: Path, source: str | bytes) -> Path:
    path = folder / "mine.j2"
    path.write_bytes(source if isinstance(source, bytes) else source.encode())
    return path


def test_a_template_of_one_s_own(tmp_path: Path) -> None:
    source = "{{ language }}/{{ flowchart }}: {{ signature }} <{{ chart }}>"
    mine = prompts.load(written(tmp_path, source))
    mine.check(Input.DOT)
    shown = ShownChart(Input.DOT, "a & b")
    built = prompts.build(mine, TASK, FlowchartType.UML, "Python", shown)
    assert built.text == f"Python/uml: {TASK.signature} <a & b>"
    assert mine.hash == sha256(source.encode()).hexdigest()


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("one\n{% if x %}", "line 2: Unexpected end of template"),
        ("{{ langauge }}", "there is no variable 'langauge'"),
        ("{{ language.upper( }}", "line 1: "),
        ("{% include 'other.j2' %}", "includes another template"),
        ("{% extends language %}", "includes another template"),
        ("{{ language + 1 }}", "does not render: can only concatenate str"),
        ("{{ 1 // 0 }}", "does not render: integer division"),
        ("{{ language.nothing.more }}", "does not render: "),
        (" \n", "gives an empty prompt"),
        (
            "{% if entry_point %}x{% endif %}",
            "gives an empty prompt (flowchart code, placement tree)",
        ),
        (b"\xff\xfe", "is not UTF-8"),
    ],
    ids=lambda value: repr(value)[:30],
)
def test_a_template_that_cannot_be_used_is_one_clear_error(
    tmp_path: Path, source: str | bytes, says: str
) -> None:
    path = written(tmp_path, source)
    with pytest.raises(Flow2CodeError) as caught:
        prompts.load(path).check(Input.IMAGE)
    assert f"the prompt template {path}" in caught.value.message
    assert says in caught.value.message
    assert caught.value.mend


def test_a_template_that_would_hide_the_flowchart_is_refused(tmp_path: Path) -> None:
    blind = prompts.load(written(tmp_path, "Write it in {{ language }}."))
    blind.check(Input.IMAGE)
    blind.check(Input.NONE)
    with pytest.raises(Flow2CodeError, match=r"never shows \{\{ chart \}\}.*input=mermaid"):
        blind.check(Input.MERMAID)


def test_a_template_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(Flow2CodeError, match="No such file"):
        prompts.load(tmp_path / "none.j2")


@pytest.mark.parametrize("shown", list(Input))
def test_our_own_template_fits_every_case(shown: Input) -> None:
    OURS.check(shown)
