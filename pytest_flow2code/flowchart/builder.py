"""A source's statement tree in, its graph out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from pytest_flow2code.core import ir
from pytest_flow2code.core.graph import FunctionGraph, Graph, GraphGroup, NodeKind
from pytest_flow2code.flowchart import trace_branches, trace_cleanups, trace_jumps, trace_loops
from pytest_flow2code.flowchart.pen import Pen
from pytest_flow2code.flowchart.trace import labels_of, trace

RULES = (trace_branches, trace_cleanups, trace_jumps, trace_loops)
"""The modules that register a rule with `trace`."""


def build(unit: ir.Unit) -> Graph:
    """The control-flow graphs of all functions in `unit`, in the order of the source.

    Statements outside of functions are a function without a name; so are those of a class. It is
    left out where there are none, unless there is nothing else. The same unit gives the same graph.
    """
    built = _Builder()
    built.add("", "", None, unit.body)
    if not built.functions:
        built.functions.append(built.draw("", "", None, ir.Block(), []))
    notes = tuple(f"line {n.line}: {n.what} ({n.kind.value})" for n in unit.notes)
    return Graph(
        language=unit.language,
        functions=tuple(built.functions),
        problems=tuple(built.problems),
        groups=tuple(built.groups),
        warnings=notes,
    )


class _Builder:
    def __init__(self) -> None:
        self.functions: list[FunctionGraph] = []
        self.problems: list[str] = []
        self.groups: list[GraphGroup] = []
        self._ids: Iterator[int] = count()

    def add(self, name: str, group: str, header: ir.Text | None, body: ir.Block) -> None:
        """Build one function, then those inside it."""
        inner: list[ir.Function | ir.Group] = []
        function = self._function(name, group, header, body, inner)
        if function is not None:
            self.functions.append(function)
        inside = ".".join(part for part in (group, name) if part)
        for item in inner:
            if isinstance(item, ir.Function):
                self.add(item.name, inside, item.header, item.body)
            else:
                heading = item.name or " ".join(item.header.code.split())
                qualified = ".".join(part for part in (inside, heading) if part)
                self.groups.append(GraphGroup(qualified, item.header))
                self.add("", qualified, None, item.body)

    def _function(
        self,
        name: str,
        group: str,
        header: ir.Text | None,
        body: ir.Block,
        inner: list[ir.Function | ir.Group],
    ) -> FunctionGraph | None:
        if header is None and not _flows(body):
            inner.extend(_declared(body))
            return None
        return self.draw(name, group, header, body, inner)

    def draw(
        self,
        name: str,
        group: str,
        header: ir.Text | None,
        body: ir.Block,
        inner: list[ir.Function | ir.Group],
    ) -> FunctionGraph:
        """The graph of one function, be there anything in it or not."""
        pen = Pen(self._ids, labels_of(body), inner.append)
        sketch = pen.sketch
        sketch.leave(sketch.add(NodeKind.START, *([header] if header is not None else [])))
        trace(body, pen)
        sketch.fringe.append(pen.end)
        sketch.add(NodeKind.END)
        self.problems += pen.problems
        edges = sketch.edges()
        return FunctionGraph(name, group, header, sketch.nodes(edges), edges)


def _flows(block: ir.Block) -> bool:
    """Whether anything in `block` would be a node of its own graph."""
    return any(
        _flows(item) if isinstance(item, ir.Block) else not _apart(item) for item in block.items
    )


def _apart(node: ir.Node) -> bool:
    return isinstance(node, ir.Function) or (isinstance(node, ir.Group) and node.transparent)


def _declared(block: ir.Block) -> Iterator[ir.Function | ir.Group]:
    for item in block.items:
        if isinstance(item, ir.Block):
            yield from _declared(item)
        elif isinstance(item, (ir.Function, ir.Group)):
            yield item
