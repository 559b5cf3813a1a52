"""Loops, with the places where break, continue and redo land."""

from __future__ import annotations

from pytest_flow2code.core import ir
from pytest_flow2code.core.graph import EdgeKind, NodeKind
from pytest_flow2code.flowchart.pen import Pen
from pytest_flow2code.flowchart.scopes import LoopScope
from pytest_flow2code.flowchart.sketch import Anchor, Join
from pytest_flow2code.flowchart.trace import trace


@trace.register
def _(node: ir.ForEach, pen: Pen) -> None:
    sketch = pen.sketch
    head = sketch.add(NodeKind.LOOP, node.header)
    breaks, again = Join(), sketch.anchor(head)
    sketch.leave(head, EdgeKind.BODY)
    _body(node.body, LoopScope(node.label, breaks, again, _start(pen)), pen)
    sketch.flow_to(again)
    sketch.leave(head, EdgeKind.DONE)
    _leave(node.orelse, breaks, pen)


@trace.register
def _(node: ir.Loop, pen: Pen) -> None:
    if node.init is not None:
        trace(node.init, pen)
    if node.when is ir.Test.NONE or node.test is None:
        _endless(node, pen)
    elif node.when is ir.Test.AFTER:
        _tested_after(node, node.test, pen)
    else:
        _tested_before(node, node.test, pen)


def _tested_before(node: ir.Loop, test: ir.Text, pen: Pen) -> None:
    sketch = pen.sketch
    head = sketch.add(NodeKind.DECISION, test)
    onward, out = _answers(node)
    sketch.leave(head, onward)
    breaks = _round(node, sketch.anchor(head), pen)
    sketch.leave(head, out)
    _leave(node.orelse, breaks, pen)


def _endless(node: ir.Loop, pen: Pen) -> None:
    sketch = pen.sketch
    texts = (node.test,) if node.test is not None else ()
    head = sketch.add(NodeKind.LOOP, *texts, word="loop")
    sketch.leave(head, EdgeKind.BODY)
    breaks = _round(node, sketch.anchor(head), pen)
    sketch.fringe = []
    _leave(None, breaks, pen)


def _round(node: ir.Loop, head: Anchor, pen: Pen) -> Join:
    """Body and step, back to `head`. Gives what has broken out."""
    sketch = pen.sketch
    breaks, again = Join(), Join()
    landing = head if node.step is None else again
    _body(node.body, LoopScope(node.label, breaks, landing, _start(pen)), pen)
    if node.step is not None:
        sketch.open(again)
        trace(node.step, pen)
    sketch.flow_to(head)
    return breaks


def _tested_after(node: ir.Loop, test: ir.Text, pen: Pen) -> None:
    sketch = pen.sketch
    breaks, again, start = Join(), Join(), _start(pen)
    _body(node.body, LoopScope(node.label, breaks, again, start), pen)
    sketch.open(again)
    if node.step is not None:
        trace(node.step, pen)
    tail = sketch.add(NodeKind.DECISION, test)
    onward, out = _answers(node)
    sketch.leave(tail, onward)
    sketch.flow_to(start)
    sketch.leave(tail, out)
    _leave(node.orelse, breaks, pen)


def _answers(node: ir.Loop) -> tuple[EdgeKind, EdgeKind]:
    """The answer that goes on with the loop and the one that ends it."""
    return (EdgeKind.NO, EdgeKind.YES) if node.negated else (EdgeKind.YES, EdgeKind.NO)


def _start(pen: Pen) -> Anchor:
    """A landing at whatever the body starts with."""
    start = pen.sketch.anchor()
    pen.sketch.fringe.append(start)
    return start


def _body(body: ir.Block, scope: LoopScope, pen: Pen) -> None:
    pen.scopes.push(scope)
    trace(body, pen)
    pen.scopes.pop()


def _leave(orelse: ir.Block | None, breaks: Join, pen: Pen) -> None:
    if orelse is not None:
        trace(orelse, pen)
    pen.sketch.open(breaks)
