"""Short ways to write statement trees and to read graphs in tests."""

from __future__ import annotations

from pytest_flow2code.core import ir
from pytest_flow2code.core.graph import Graph, GraphNode
from pytest_flow2code.core.ir import JumpKind
from pytest_flow2code.flowchart import build


def t(code: str) -> ir.Text:
    return ir.Text(code, 1, 1, said=f"say {code}")


def b(*items: ir.Node) -> ir.Block:
    return ir.Block(items)


def s(code: str) -> ir.Statement:
    return ir.Statement(t(code))


def jump(kind: JumpKind, code: str = "", label: str = "", level: int = 1) -> ir.Jump:
    return ir.Jump(kind, t(code or kind.value), label, level)


def graph_of(*items: ir.Node) -> Graph:
    return build(ir.Unit("test", ir.Block(items)))


def _name(node: GraphNode) -> str:
    return "|".join(text.code for text in node.texts) or node.word or node.kind.value


def edges_of(*items: ir.Node) -> set[str]:
    """The edges of the first function as `from -kind-> to`, `from -kind(way)-> to` in cleanups."""
    function = graph_of(*items).functions[0]
    names = {node.id: _name(node) for node in function.nodes}
    return {
        f"{names[e.source]} -{e.kind.value}{f'({e.way})' if e.way else ''}-> {names[e.target]}"
        for e in function.edges
    }


def unreachable(*items: ir.Node) -> set[str]:
    return {_name(n) for n in graph_of(*items).functions[0].nodes if not n.reachable}
