"""Watched regions and regions with a cleanup: try, with, using, lock."""

from __future__ import annotations

from collections.abc import Callable

from pytest_flow2code.core import ir
from pytest_flow2code.core.graph import EdgeKind, NodeKind
from pytest_flow2code.flowchart.pen import Pen
from pytest_flow2code.flowchart.scopes import CleanupScope, HandlerScope, KeepScope, TryScope
from pytest_flow2code.flowchart.sketch import Exit, Join
from pytest_flow2code.flowchart.trace import trace


@trace.register
def _(node: ir.Group, pen: Pen) -> None:
    if node.transparent:
        pen.elsewhere(node)
        return
    sketch = pen.sketch
    sketch.leave(sketch.add(NodeKind.PROCESS, node.header))
    leaving = node.cleanup
    if leaving is None:
        kept = Join()
        pen.scopes.push(KeepScope(node.keeps, kept))
        trace(node.body, pen)
        pen.scopes.pop()
        sketch.open(kept)
        return
    scope = CleanupScope(id(node))
    outer, sketch.tries = sketch.tries, ()
    pen.scopes.push(scope)
    trace(node.body, pen)
    pen.scopes.pop()
    sketch.tries = outer
    _cleanup(scope, pen, lambda: sketch.add(NodeKind.FINALLY, leaving), ir.Block())


@trace.register
def _(node: ir.Try, pen: Pen) -> None:
    if node.final is None:
        _watched(node, pen)
        return
    final, scope = node.final, CleanupScope(id(node))
    outer = pen.sketch.tries
    pen.scopes.push(scope)
    _watched(node, pen)
    pen.scopes.pop()
    pen.sketch.tries = outer
    _cleanup(scope, pen, lambda: pen.sketch.add(NodeKind.FINALLY, word=node.final_word), final)


def _watched(node: ir.Try, pen: Pen) -> None:
    """The body, what follows a normal end of it, and the chain of handlers."""
    if not node.handlers and node.final is None:
        trace(node.body, pen)
        trace(node.orelse or ir.Block(), pen)
        return
    sketch = pen.sketch
    raised, kept = Join(), Join()
    entry = sketch.add(NodeKind.TRY, word=node.word)
    outer, sketch.tries = sketch.tries, (*sketch.tries, entry)
    if node.handlers:
        pen.scopes.push(TryScope(raised))
    pen.scopes.push(KeepScope(node.keeps, raised if node.keeps_as_errors else kept))
    pen.throw(Exit(entry, EdgeKind.THROW))
    sketch.leave(entry)
    trace(node.body, pen)
    pen.scopes.pop()
    if node.handlers:
        pen.scopes.pop()
    sketch.tries = outer if node.final is None else ()
    if node.orelse is not None:
        trace(node.orelse, pen)
    sketch.open(kept)
    done = sketch.fringe
    sketch.fringe = []
    sketch.open(raised)
    for handler in node.handlers:
        done += _handled(handler, entry, pen)
    for loose in sketch.fringe:
        if isinstance(loose, Exit):
            pen.throw(loose)
    sketch.fringe = done


def _handled(handler: ir.Handler, entry: str, pen: Pen) -> list[Exit]:
    """One handler; what it does not catch is left in the fringe. Gives what leaves its body."""
    sketch = pen.sketch
    texts = (handler.header,) if handler.header is not None else ()
    node = sketch.add(NodeKind.HANDLER, *texts, word="catch")
    sketch.leave(node, EdgeKind.MATCH)
    pen.scopes.push(HandlerScope(sketch.anchor(entry)))
    trace(handler.body, pen)
    pen.scopes.pop()
    done = [loose for loose in sketch.fringe if isinstance(loose, Exit)]
    sketch.fringe = [] if handler.catches_all else [Exit(node, EdgeKind.OTHER)]
    return done


def _cleanup(scope: CleanupScope, pen: Pen, enter: Callable[[], str], body: ir.Block) -> None:
    """The cleanup itself, once, and after it the way on for each way in."""
    sketch = pen.sketch
    _end_ways(pen)
    normal = bool(sketch.fringe)
    sketch.open(scope.entry)
    entry = enter()
    sketch.leave(entry)
    trace(body, pen)
    _end_ways(pen)
    ways = list(scope.ways.values())
    if not ways or not sketch.fringe:
        return
    if len(ways) == 1 and not normal:
        leaving = [loose for loose in sketch.fringe if isinstance(loose, Exit)]
        sketch.fringe = []
        for loose in leaving:
            ways[0].follow(loose)
        return
    end = sketch.add(NodeKind.RESUME, partner=entry)
    for way in ways:
        way.follow(Exit(end, EdgeKind.RESUME, way.name))
    if normal:
        sketch.leave(end)


def _end_ways(pen: Pen) -> None:
    """Let what comes out of a cleanup by a way of its own (a `break` that has landed) meet before
    the next cleanup: one edge cannot tell the ways through two."""
    if any(isinstance(loose, Exit) and loose.way for loose in pen.sketch.fringe):
        pen.sketch.leave(pen.sketch.add(NodeKind.MERGE))
