"""Graphs that break a rule, and the sentence each must be answered with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from flow_shapes import b, jump, s, t

from pytest_flow2code.core import ir
from pytest_flow2code.core.graph import EdgeKind, FunctionGraph, Graph, NodeKind
from pytest_flow2code.core.ir import JumpKind
from pytest_flow2code.flowchart import build
from pytest_flow2code.flowchart.invariants import graph_violations

UNIT = ir.Unit(
    "test",
    b(
        ir.If(t("p"), b(s("a")), b(jump(JumpKind.RETURN))),
        ir.Try(b(s("c")), final=b(s("f"))),
        s("z"),
    ),
)


def _without_kind(function: FunctionGraph, kind: EdgeKind) -> FunctionGraph:
    return replace(function, edges=tuple(e for e in function.edges if e.kind is not kind))


def _lost_text(function: FunctionGraph) -> FunctionGraph:
    nodes = tuple(n for n in function.nodes if not (n.texts and n.texts[0].code == "z"))
    return replace(function, nodes=nodes)


def _doubled(function: FunctionGraph) -> FunctionGraph:
    return replace(function, nodes=(*function.nodes[:-1], function.nodes[1], function.nodes[-1]))


def _wrong_flag(function: FunctionGraph) -> FunctionGraph:
    first, *rest = function.nodes
    return replace(function, nodes=(first, replace(rest[0], reachable=False), *rest[1:]))


def _two_ends(function: FunctionGraph) -> FunctionGraph:
    return replace(function, nodes=(*function.nodes, replace(function.nodes[-1], id="n999")))


def _same_ways(function: FunctionGraph) -> FunctionGraph:
    resume = next(n.id for n in function.nodes if n.kind is NodeKind.RESUME)
    edges = tuple(replace(e, way="") if e.source == resume else e for e in function.edges)
    return replace(function, edges=edges)


def _led_round(function: FunctionGraph) -> FunctionGraph:
    end, last = function.nodes[-1].id, function.nodes[-2].id
    edges = tuple(replace(e, target=last) if e.target == end else e for e in function.edges)
    return replace(function, edges=edges)


@pytest.mark.parametrize(
    ("break_it", "sentence"),
    [
        (lambda f: _without_kind(f, EdgeKind.NO), "decision n1 has edges yes"),
        (lambda f: _without_kind(f, EdgeKind.NEXT), "no way out"),
        (lambda f: _without_kind(f, EdgeKind.THROW), "try n4 has edges next"),
        (_lost_text, "'z' is in no node"),
        (_lost_text, "leaves the function"),
        (_doubled, "drawn twice"),
        (_doubled, "is used 2 times"),
        (_wrong_flag, "reachable but says otherwise"),
        (_two_ends, "one end"),
        (_same_ways, "two ways of one name"),
        (_led_round, "never reaches the end"),
    ],
)
def test_a_broken_graph_is_noticed(
    break_it: Callable[[FunctionGraph], FunctionGraph], sentence: str
) -> None:
    graph = build(UNIT)
    assert graph_violations(UNIT, graph) == []
    broken = Graph("test", tuple(break_it(f) for f in graph.functions))
    assert any(sentence in breach for breach in graph_violations(UNIT, broken))
