"""Branches: if with its else-ifs, and the chain of cases of a multi-way branch."""

from __future__ import annotations

from pytest_flow2code.core import ir
from pytest_flow2code.core.graph import EdgeKind, NodeKind
from pytest_flow2code.flowchart.pen import Pen
from pytest_flow2code.flowchart.scopes import SwitchScope
from pytest_flow2code.flowchart.sketch import Anchor, Exit, Join
from pytest_flow2code.flowchart.trace import trace

Loose = list[Exit | Anchor]


@trace.register
def _(node: ir.If, pen: Pen) -> None:
    """A chain of else-ifs is walked, not descended into."""
    sketch = pen.sketch
    done: Loose = []
    current: ir.If | None = node
    while current is not None:
        test = sketch.add(NodeKind.DECISION, current.test)
        sketch.leave(test, EdgeKind.YES)
        trace(current.then, pen)
        done += sketch.fringe
        sketch.leave(test, EdgeKind.NO)
        rest = current.orelse.items if current.orelse is not None else ()
        current = rest[0] if len(rest) == 1 and isinstance(rest[0], ir.If) else None
        if current is None:
            trace(ir.Block(rest), pen)
    sketch.fringe = done + sketch.fringe


@trace.register
def _(node: ir.Switch, pen: Pen) -> None:
    if node.selector is not None:
        pen.sketch.leave(pen.sketch.add(NodeKind.SELECTOR, node.selector))
    _Arms(node, pen).trace()


class _Arms:
    """Draws the arms in the order in which they are written.

    `chain` is what has matched no arm so far, `falling` what falls into the next body, `done` what
    leaves the switch.
    """

    def __init__(self, switch: ir.Switch, pen: Pen) -> None:
        self._switch = switch
        self._pen = pen
        self._sketch = pen.sketch
        self._chain: Loose = pen.sketch.fringe
        self._falling: Loose = []
        self._done: Loose = []
        self._default: Anchor | None = None

    def trace(self) -> None:
        breaks = Join()
        for i, case in enumerate(self._switch.cases):
            falls = Join()
            self._pen.scopes.push(
                SwitchScope(
                    self._switch.label, breaks, self._switch.breaks, self._switch.continues, falls
                )
            )
            self._arm(case, falls, last=i == len(self._switch.cases) - 1)
            self._pen.scopes.pop()
        self._sketch.fringe = self._chain
        if self._default is not None:
            self._sketch.flow_to(self._default)
        self._sketch.fringe += [*self._done, *(_landed(loose) for loose in self._falling)]
        self._sketch.open(breaks)

    def _arm(self, case: ir.Case, falls: Join, *, last: bool) -> None:
        sketch = self._sketch
        entry = self._tests(case)
        if case.default and case.guard is None:
            entry = [*entry, *self._default_entry(last=last)]
        sketch.fringe = [*entry, *self._falling]
        self._falling = []
        trace(case.body, self._pen)
        if self._default is not None and sketch.is_loose(self._default):
            sketch.leave(sketch.add(NodeKind.MERGE))
        if case.retests:
            self._chain = [*self._chain, *sketch.fringe]
        elif case.falls:
            self._falling = [_falling(loose) for loose in sketch.fringe]
        else:
            self._done += sketch.fringe
        sketch.fringe = []
        sketch.open(falls)
        self._falling += [_falling(loose) for loose in sketch.fringe]

    def _tests(self, case: ir.Case) -> Loose:
        """The decisions before an arm's body. Gives what has passed them all."""
        if case.default and case.guard is None and not case.tests:
            return []
        sketch = self._sketch
        sketch.fringe, self._chain = self._chain, []
        if case.tests:
            node = sketch.add(NodeKind.CASE, *case.tests)
            sketch.leave(node, EdgeKind.MATCH)
            self._chain = [Exit(node, EdgeKind.OTHER)]
        if case.guard is not None:
            node = sketch.add(NodeKind.DECISION, case.guard)
            sketch.leave(node, EdgeKind.YES)
            self._chain = [*self._chain, Exit(node, EdgeKind.NO)]
        return sketch.fringe

    def _default_entry(self, *, last: bool) -> Loose:
        """What comes into the default arm: all that is left, known only after the last arm."""
        if last:
            left, self._chain = self._chain, []
            return left
        self._default = self._sketch.anchor()
        return [self._default]


def _falling(loose: Exit | Anchor) -> Exit | Anchor:
    return _turned(loose, EdgeKind.NEXT, EdgeKind.FALL)


def _landed(loose: Exit | Anchor) -> Exit | Anchor:
    """What falls out of the last arm simply goes on."""
    return _turned(loose, EdgeKind.FALL, EdgeKind.NEXT)


def _turned(loose: Exit | Anchor, before: EdgeKind, after: EdgeKind) -> Exit | Anchor:
    if isinstance(loose, Exit) and loose.kind is before:
        return Exit(loose.node, after, loose.way)
    return loose
