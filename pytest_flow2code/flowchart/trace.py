"""Statements in, nodes and edges out. Only these modules know how control flows.

`trace` draws one statement from the sketch's fringe on and leaves in the fringe whatever goes on
after it. Each kind of statement registers its own rule.
"""

from __future__ import annotations

from functools import singledispatch

from pytest_flow2code.core import ir
from pytest_flow2code.core.graph import NodeKind
from pytest_flow2code.flowchart.pen import Pen
from pytest_flow2code.flowchart.scopes import LabelScope
from pytest_flow2code.flowchart.sketch import Join

_KINDS = {
    ir.Role.PROCESS: NodeKind.PROCESS,
    ir.Role.INPUT: NodeKind.INPUT,
    ir.Role.OUTPUT: NodeKind.OUTPUT,
    ir.Role.UNKNOWN: NodeKind.UNKNOWN,
}


@singledispatch
def trace(node: ir.Node, _pen: Pen) -> None:
    """Draw `node`. Raises TypeError for a shape that has no rule."""
    raise TypeError(f"there is no rule for {type(node).__name__}")


@trace.register
def _(node: ir.Block, pen: Pen) -> None:
    for item in node.items:
        trace(item, pen)


@trace.register
def _(node: ir.Statement, pen: Pen) -> None:
    pen.sketch.leave(pen.sketch.add(_KINDS[node.role], node.text))


@trace.register
def _(node: ir.Function, pen: Pen) -> None:
    pen.elsewhere(node)


@trace.register
def _(node: ir.Label, pen: Pen) -> None:
    sketch = pen.sketch
    target = pen.labels.get(node.name)
    if target is not None and not target.settled:
        sketch.fringe.append(target)
    sketch.leave(sketch.add(NodeKind.MERGE, node.text))
    if node.body is None:
        return
    breaks = Join()
    pen.scopes.push(LabelScope(node.name, breaks))
    trace(node.body, pen)
    pen.scopes.pop()
    sketch.open(breaks)


def labels_of(body: ir.Block) -> dict[str, frozenset[int]]:
    """Every label in a function and the cleanup regions it stands in, by the regions' ids.

    A label that is written twice is the first one.
    """
    found: dict[str, frozenset[int]] = {}
    waiting: list[tuple[ir.Node, frozenset[int]]] = [(body, frozenset())]
    while waiting:
        node, kept = waiting.pop()
        if isinstance(node, ir.Label):
            found.setdefault(node.name, kept)
        if isinstance(node, ir.Block):
            waiting.extend((item, kept) for item in reversed(node.items))
            continue
        for block, watched in reversed(_inside(node)):
            waiting.append((block, kept | {id(node)} if watched else kept))
    return found


def _inside(node: ir.Node) -> list[tuple[ir.Block, bool]]:
    """The blocks in a statement that belong to the same function, and whether leaving them runs a
    cleanup of this statement."""
    if isinstance(node, ir.Try):
        watched = _plain(node.body, *(h.body for h in node.handlers), node.orelse)
        guarded = node.final is not None
        return [*((block, guarded) for block, _ in watched), *_plain(node.final)]
    if isinstance(node, ir.Group):
        return [] if node.transparent else [(node.body, node.cleanup is not None)]
    return _plain(*_bodies(node))


def _bodies(node: ir.Node) -> tuple[ir.Block | None, ...]:
    match node:
        case ir.If():
            return (node.then, node.orelse)
        case ir.Loop():
            return (node.init, node.body, node.step, node.orelse)
        case ir.ForEach():
            return (node.body, node.orelse)
        case ir.Switch():
            return tuple(case.body for case in node.cases)
        case _:
            return (node.body,) if isinstance(node, ir.Label) else ()


def _plain(*blocks: ir.Block | None) -> list[tuple[ir.Block, bool]]:
    return [(block, False) for block in blocks if block is not None]
