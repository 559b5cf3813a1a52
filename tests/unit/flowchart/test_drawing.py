"""Graphs in the three notations, read back from their DOT texts."""

from __future__ import annotations

import pytest
from flow_shapes import b, graph_of, jump, s, t

from pytest_flow2code.core import ir
from pytest_flow2code.core.errors import FlowchartError
from pytest_flow2code.core.graph import Graph
from pytest_flow2code.core.ir import JumpKind
from pytest_flow2code.core.task import FlowchartType
from pytest_flow2code.flowchart import draw
from pytest_flow2code.flowchart.dot_reading import read_dot
from pytest_flow2code.flowchart.invariants import flowchart_violations

KINDS = list(FlowchartType)
CODE, UML, PSEUDOCODE = FlowchartType.CODE, FlowchartType.UML, FlowchartType.PSEUDOCODE


def _everything() -> Graph:
    switch = ir.Switch(
        t("x"), (ir.Case((t("1"),), b(s("c"))), ir.Case((), b(s("d")), default=True))
    )
    watched = ir.Try(b(switch), (ir.Handler(t("catch"), b(s("h"))),), final=b(s("f")))
    loop = ir.Loop(ir.Test.BEFORE, b(ir.If(t("p"), b(jump(JumpKind.BREAK))), s("a")), t("w"))
    function = ir.Function("fun", t("def fun(n)"), b(loop, watched, jump(JumpKind.RETURN)))
    klass = ir.Group(t("class K"), b(function), transparent=True, name="K")
    return graph_of(s("import os"), klass)


@pytest.mark.parametrize("kind", KINDS)
def test_a_drawing_reads_back_as_the_graph(kind: FlowchartType) -> None:
    graph = _everything()
    dot = draw(graph, kind).dot
    assert flowchart_violations(graph, kind, dot) == []
    assert draw(_everything(), kind).dot == dot


@pytest.mark.parametrize("kind", KINDS)
def test_a_changed_drawing_is_noticed(kind: FlowchartType) -> None:
    graph = _everything()
    dot = draw(graph, kind).dot
    assert flowchart_violations(graph, kind, dot.replace("def fun", "def gun"))
    edge = next(line for line in dot.splitlines() if "->" in line and "label" in line)
    assert flowchart_violations(graph, kind, dot.replace(edge, ""))


def test_code_shows_source_and_pseudocode_shows_sentences() -> None:
    graph = graph_of(ir.If(t("p"), b(s("a"))))
    assert {"p", "a"} <= {text for _, text in read_dot(draw(graph, CODE).dot).nodes}
    assert {"say p", "say a"} <= {text for _, text in read_dot(draw(graph, PSEUDOCODE).dot).nodes}


def test_what_has_no_sentence_is_quoted() -> None:
    graph = graph_of(ir.Statement(ir.Text("odd @ code", 1, 1)))
    assert "`odd @ code`" in {text for _, text in read_dot(draw(graph, PSEUDOCODE).dot).nodes}


def test_uml_has_guards_in_brackets_and_a_note_for_the_heading() -> None:
    function = ir.Function("f", t("def f()"), b(ir.If(t("p"), b(s("a")))))
    drawing = read_dot(draw(graph_of(function), UML).dot)
    assert {"[yes]", "[no]"} <= {words for _, _, words in drawing.edges}
    assert "def f()" in {text for _, text in drawing.nodes}


def test_a_break_is_an_arrow_and_simple_statements_share_a_box() -> None:
    loop = ir.ForEach(t("f"), b(s("a"), s("c"), jump(JumpKind.BREAK)))
    texts = {text for _, text in read_dot(draw(graph_of(loop), CODE).dot).nodes}
    assert "a\nc" in texts
    assert "break" not in texts


def test_the_heading_of_a_class_is_told_once() -> None:
    methods = [ir.Function(n, t(f"def {n}"), b(s(n))) for n in ("m", "n")]
    klass = ir.Group(t("class K(Base)"), b(*methods), transparent=True, name="K")
    texts = [text for _, text in read_dot(draw(graph_of(klass), CODE).dot).nodes]
    assert texts.count("class K(Base)\ndef m") == 1
    assert texts.count("(K)\ndef n") == 1


def test_unreachable_code_is_drawn_grey() -> None:
    dot = draw(graph_of(jump(JumpKind.RETURN), s("dead")), CODE).dot
    (line,) = [line for line in dot.splitlines() if "dead" in line]
    assert "dashed" in line


@pytest.mark.parametrize("dot", ["", "digraph {", "no graph", "digraph{a} digraph{b}"])
def test_what_is_not_one_graph_is_refused(dot: str) -> None:
    with pytest.raises(FlowchartError):
        read_dot(dot)
