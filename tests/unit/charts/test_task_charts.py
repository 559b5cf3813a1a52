"""What is drawn of a task, and from what."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path

import pytest

from pytest_flow2code import datasets
from pytest_flow2code.core.errors import DataError, FlowchartError
from pytest_flow2code.core.task import Asset, FlowchartType, Task
from pytest_flow2code.flowchart import Renderer
from pytest_flow2code.flowchart.coprocess import is_png, one_shot
from pytest_flow2code.running import charts

CODE, UML, PSEUDOCODE = FlowchartType.CODE, FlowchartType.UML, FlowchartType.PSEUDOCODE
DOT = "digraph { shipped -> dot }"


@pytest.fixture(scope="module")
def task() -> Task:
    return next(t for t in datasets.load() if t.uid == "starter/python/clamp")


def _with(task: Task, folder: Path, **files: bytes) -> Task:
    assets = []
    for name, data in files.items():
        path = folder / name
        path.write_bytes(data)
        assets.append(Asset(name, str(path), hashlib.sha256(data).hexdigest(), len(data)))
    return replace(task, assets=tuple(assets))


def test_a_release_that_ships_its_six_files_is_drawn_with_its_pictures(
    task: Task, tmp_path: Path
) -> None:
    """Its `code` is the reference as text: no model may be shown the answer as a picture."""
    given = _with(
        task,
        tmp_path,
        code=task.reference.encode(),
        flowchart=b"\x89PNG flowchart",
        uml=b"\x89PNG uml",
        pseudocode=b"\x89PNG pseudocode",
        dot=DOT.encode(),
        pseudocode_dot=DOT.encode(),
    )
    with Renderer() as renderer:
        shown = [charts.shown(given, kind, renderer) for kind in (CODE, UML, PSEUDOCODE)]
    assert [each.data for each in shown] == [
        b"\x89PNG flowchart",
        b"\x89PNG uml",
        b"\x89PNG pseudocode",
    ]
    assert {each.origin for each in shown} == {charts.RELEASE}


def test_the_reference_shipped_as_text_is_no_picture(task: Task, tmp_path: Path) -> None:
    given = _with(task, tmp_path, code=task.reference.encode())
    with Renderer() as renderer:
        shown = charts.shown(given, CODE, renderer)
    assert is_png(shown.data)
    assert shown.origin == charts.ENGINE


def test_a_shipped_dot_text_is_drawn_where_its_picture_is_missing(
    task: Task, tmp_path: Path
) -> None:
    given = _with(task, tmp_path, dot=DOT.encode())
    with Renderer() as renderer:
        assert charts.shown(given, CODE, renderer).data == one_shot(DOT.encode(), "png", 30)
        for other in (UML, PSEUDOCODE):
            assert charts.shown(given, other, renderer).origin == charts.ENGINE


@pytest.mark.parametrize("data", [b"changed", b"\xff\xfe"])
def test_a_shipped_dot_text_that_is_not_what_it_should_be(
    task: Task, tmp_path: Path, data: bytes
) -> None:
    given = _with(task, tmp_path, dot=data)
    if data == b"changed":
        (tmp_path / "dot").write_bytes(b"CHANGED")
    with Renderer() as renderer, pytest.raises(DataError, match="dot"):
        charts.shown(given, CODE, renderer)


def test_one_function_of_several() -> None:
    source = "class K:\n    def m(self): pass\n    def n(self): pass\ndef m(): pass\n"
    reading = charts.read("python", source)
    assert [f.name for f in charts.only(reading, "n").graph.functions] == ["n"]
    assert len(charts.only(reading, "m").graph.functions) == 2
    assert [f.group for f in charts.only(reading, "K.m").graph.functions] == ["K"]


def test_a_qualified_name_of_another_language_is_found_by_its_last_part() -> None:
    reading = charts.read("cpp", "int K::half(int n) { return n / 2; }\nint main() {}\n")
    assert len(charts.only(reading, "half").graph.functions) == 1


@pytest.mark.parametrize("source", ["def f(): pass\nx = 1\n", "x = 1\n"])
def test_a_function_that_is_not_there(source: str) -> None:
    with pytest.raises(FlowchartError, match="no function 'g'") as caught:
        charts.only(charts.read("python", source), "g")
    assert ("choose from f" in caught.value.mend) == ("def f" in source)
