"""Jumps, each taken through the cleanups between it and where it lands."""

from __future__ import annotations

from pytest_flow2code.core import ir
from pytest_flow2code.core.graph import EdgeKind, NodeKind
from pytest_flow2code.core.ir import JumpKind
from pytest_flow2code.flowchart.pen import Pen
from pytest_flow2code.flowchart.scopes import Destination
from pytest_flow2code.flowchart.sketch import Exit
from pytest_flow2code.flowchart.trace import trace


@trace.register
def _(node: ir.Jump, pen: Pen) -> None:
    jump = pen.sketch.add(NodeKind.JUMP, node.text, jump=node.kind)
    if node.kind is JumpKind.THROW:
        pen.throw(Exit(jump, EdgeKind.THROW))
        return
    destination = _destination(node, pen)
    if destination is None:
        line = " ".join(node.text.code.split())[:60]
        pen.problems.append(f"line {node.text.line}: `{line}` has nowhere to go")
        destination = Destination(pen.end, ())
    pen.send(Exit(jump), destination, node.kind.value, node.label)


def _destination(node: ir.Jump, pen: Pen) -> Destination | None:
    match node.kind:
        case JumpKind.BREAK:
            return pen.scopes.broken(node.label, node.level)
        case JumpKind.CONTINUE:
            return pen.scopes.continued(node.label, node.level)
        case JumpKind.REDO:
            return pen.scopes.redone(node.label)
        case JumpKind.RETRY:
            return pen.scopes.retried()
        case JumpKind.FALLTHROUGH:
            return pen.scopes.fallen()
        case _:
            return _far(node, pen)


def _far(node: ir.Jump, pen: Pen) -> Destination | None:
    """Out of the function, out of the program (which runs no cleanup) or to a label."""
    if node.kind is JumpKind.RETURN:
        return pen.scopes.kept(node.kind) or pen.scopes.outside(pen.end)
    if node.kind is JumpKind.EXIT:
        return pen.scopes.kept(node.kind) or Destination(pen.end, ())
    target = pen.labels.get(node.label)
    if target is None:
        return None
    return pen.scopes.outside(target, pen.regions[node.label])
