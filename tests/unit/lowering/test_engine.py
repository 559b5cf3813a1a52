"""What the walk does with sources that are odd, broken or huge."""

from __future__ import annotations

from importlib import import_module

import pytest

from pytest_flow2code.core import ir
from pytest_flow2code.flowchart import build
from pytest_flow2code.flowchart.invariants import graph_violations, texts_of


def _lower(language: str, source: str) -> ir.Unit:
    unit: ir.Unit = import_module(f"pytest_flow2code.runners.{language}.flow").lower(source)
    return unit


def _codes(unit: ir.Unit) -> list[str]:
    return [text.code for text in texts_of(unit.body)]


def test_comments_leave_no_trace_but_their_lines() -> None:
    unit = _lower("python", "# one\nx = [  # two\n    1,\n    2,\n]\n")
    assert _codes(unit) == ["x = [\n    1,\n    2,\n]"]
    assert unit.comments == (1, 2)


def test_lines_are_those_of_the_source() -> None:
    unit = _lower("java", "class A {\n  void f() {\n    int x =\n      1;\n  }\n}\n")
    (text,) = [t for t in texts_of(unit.body) if t.code.startswith("int")]
    assert (text.line, text.end_line) == (3, 4)
    assert text.code == "int x =\n  1;"


@pytest.mark.parametrize(
    ("language", "source"),
    [
        ("java", "class A { int f() { return 1; }"),
        ("javascript", "function f() { return 1;"),
        ("c", "int f() { return 1;"),
        ("cpp", "class A { int f() { return 1; }"),
        ("shell", "f() { return 1"),
    ],
)
def test_a_fragment_without_its_closers_is_no_error(language: str, source: str) -> None:
    unit = _lower(language, source)
    assert unit.notes == ()
    assert any("return 1" in code for code in _codes(unit))


@pytest.mark.parametrize("language", ["python", "javascript", "c", "cpp", "java", "shell"])
def test_broken_text_is_noted_and_kept(language: str) -> None:
    unit = _lower(language, "x = = ) 1 (\nif while }\n")
    assert unit.notes
    graph = build(unit)
    assert graph_violations(unit, graph) == []
    assert graph.warnings


@pytest.mark.parametrize("language", ["python", "javascript", "c", "cpp", "java", "shell"])
@pytest.mark.parametrize("source", ["", "\n\n", "\x00", "\ufeff", "漢字", "(" * 200])
def test_nothing_at_all_crashes_it(language: str, source: str) -> None:
    unit = _lower(language, source)
    assert graph_violations(unit, build(unit)) == []


def test_a_chain_of_a_thousand_else_ifs_is_walked() -> None:
    arms = "".join(f"elif x == {i}:\n    y = {i}\n" for i in range(1000))
    unit = _lower("python", f"if x < 0:\n    y = 0\n{arms}else:\n    y = 1\n")
    graph = build(unit)
    assert unit.notes == ()
    assert sum(node.kind.value == "decision" for node in graph.functions[0].nodes) == 1001


def test_nesting_beyond_measure_becomes_one_noted_box() -> None:
    source = "function f() {" + "if (a) {" * 500 + "b();" + "}" * 500 + "}"
    unit = _lower("javascript", source)
    assert any("deep" in note.what for note in unit.notes)
    assert graph_violations(unit, build(unit)) == []


def test_an_unknown_statement_is_kept_and_noted() -> None:
    unit = _lower("python", "print 'old'\nexec 'code'\n")
    assert any("old" in code for code in _codes(unit))
