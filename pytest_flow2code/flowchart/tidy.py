"""A function's graph made fit to be looked at: nothing is lost, less is drawn.

Jumps that only say where an arrow goes become that arrow, simple statements in a row share a box,
and unreachable ends are left out.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from itertools import pairwise

from pytest_flow2code.core.graph import EdgeKind, FunctionGraph, GraphEdge, GraphNode, NodeKind
from pytest_flow2code.core.ir import JumpKind

_ARROWS = frozenset({JumpKind.BREAK, JumpKind.CONTINUE, JumpKind.FALLTHROUGH, JumpKind.GOTO})
_PLAIN = frozenset({EdgeKind.NEXT, EdgeKind.FALL})
_DIAMONDS = frozenset(
    {NodeKind.DECISION, NodeKind.CASE, NodeKind.RESUME, NodeKind.END, NodeKind.MERGE}
)
_NOT_GATHERED = frozenset({EdgeKind.THROW, EdgeKind.RESUME, EdgeKind.BACK})
MOST_ARROWS = 8
"""Arrows that may end at one node."""

JOINT = "joint"
"""The word of a merge that is no more than a place where lines meet."""

MOST_LINES = 12
"""Lines of source that share a box."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is drawn of one function."""

    nodes: tuple[GraphNode, ...]
    edges: tuple[GraphEdge, ...]


def tidy(function: FunctionGraph, *, merges: bool = False) -> Sheet:
    """The nodes and edges to draw. With `merges`, paths that meet before a box meet in a merge
    node first."""
    sheet = Sheet(function.nodes, function.edges)
    sheet = _without_arrows(sheet)
    sheet = _without_idle_ends(sheet)
    sheet = _gathered(_shared(sheet))
    return _merged(sheet) if merges else sheet


def _without_arrows(sheet: Sheet) -> Sheet:
    """Contract jumps and empty merges that have one way on and no cleanup to go through."""
    out: dict[str, list[GraphEdge]] = {}
    for edge in sheet.edges:
        out.setdefault(edge.source, []).append(edge)
    onward = {
        node.id: out[node.id][0].target
        for node in sheet.nodes
        if _is_arrow(node) and len(out.get(node.id, ())) == 1 and not out[node.id][0].way
    }
    place = {node.id: i for i, node in enumerate(sheet.nodes)}
    edges = []
    for edge in sheet.edges:
        if edge.source in onward:
            continue
        target = _followed(edge.target, onward)
        back = place[target] <= place[edge.source]
        kind = EdgeKind.BACK if back and edge.kind in _PLAIN else edge.kind
        edges.append(replace(edge, target=target, kind=kind))
    return Sheet(tuple(n for n in sheet.nodes if n.id not in onward), tuple(edges))


def _is_arrow(node: GraphNode) -> bool:
    if node.kind is NodeKind.MERGE:
        return not node.texts
    return node.kind is NodeKind.JUMP and node.jump in _ARROWS


def _followed(node: str, onward: dict[str, str]) -> str:
    seen = set()
    while node in onward and node not in seen:
        seen.add(node)
        node = onward[node]
    return node


def _without_idle_ends(sheet: Sheet) -> Sheet:
    reached = {edge.target for edge in sheet.edges}
    return Sheet(
        tuple(n for n in sheet.nodes if n.kind is not NodeKind.END or n.id in reached), sheet.edges
    )


def _shared(sheet: Sheet) -> Sheet:
    """Put simple statements that follow each other into one box."""
    incoming = Counter(edge.target for edge in sheet.edges)
    outgoing = Counter(edge.source for edge in sheet.edges)
    known = {node.id: node for node in sheet.nodes}
    boxes: dict[str, GraphNode] = dict(known)
    home: dict[str, str] = {}
    for edge in sheet.edges:
        first = boxes[home.get(edge.source, edge.source)]
        second = known[edge.target]
        lone = outgoing[edge.source] == 1 and incoming[edge.target] == 1
        if lone and edge.kind is EdgeKind.NEXT and _may_share(first, second):
            boxes[first.id] = replace(first, texts=first.texts + second.texts)
            home[second.id] = first.id
            del boxes[second.id]
    edges = tuple(
        replace(edge, source=home.get(edge.source, edge.source))
        for edge in sheet.edges
        if edge.target not in home
    )
    return Sheet(tuple(boxes[n.id] for n in sheet.nodes if n.id in boxes), edges)


def _may_share(first: GraphNode, second: GraphNode) -> bool:
    if first.kind is not NodeKind.PROCESS or second.kind is not NodeKind.PROCESS:
        return False
    lines = sum(text.code.count("\n") + 1 for text in first.texts + second.texts)
    return first.reachable == second.reachable and lines <= MOST_LINES


def _gathered(sheet: Sheet) -> Sheet:
    """Where many paths go on to one node, let them flow into one line on their way.

    Otherwise a chain of n branches would have n arrows of up to n ranks each, which neither a
    reader nor Graphviz could cope with.
    """
    place = {node.id: i for i, node in enumerate(sheet.nodes)}
    coming: dict[str, list[GraphEdge]] = {}
    for edge in sheet.edges:
        ahead = place[edge.source] < place[edge.target]
        if ahead and not edge.way and edge.kind not in _NOT_GATHERED:
            coming.setdefault(edge.target, []).append(edge)
    moved: dict[GraphEdge, str] = {}
    joints: list[GraphNode] = []
    lines: list[GraphEdge] = []
    for target, edges in coming.items():
        if len(edges) <= MOST_ARROWS:
            continue
        names = [f"{target}j{i}" for i in range(len(edges))]
        joints += [GraphNode(name, NodeKind.MERGE, word=JOINT) for name in names]
        moved |= dict(zip(edges, names, strict=True))
        lines += [GraphEdge(a, b) for a, b in pairwise([*names, target])]
    kept = tuple(replace(e, target=moved[e]) if e in moved else e for e in sheet.edges)
    return Sheet((*sheet.nodes[:-1], *joints, sheet.nodes[-1]), (*kept, *lines))


def _merged(sheet: Sheet) -> Sheet:
    incoming = Counter(edge.target for edge in sheet.edges)
    nodes: list[GraphNode] = []
    moved: dict[str, str] = {}
    for node in sheet.nodes:
        if incoming[node.id] > 1 and node.kind not in _DIAMONDS:
            moved[node.id] = f"{node.id}m"
            nodes.append(GraphNode(f"{node.id}m", NodeKind.MERGE, reachable=node.reachable))
        nodes.append(node)
    edges = [replace(e, target=moved.get(e.target, e.target)) for e in sheet.edges]
    edges += [GraphEdge(merge, node) for node, merge in moved.items()]
    return Sheet(tuple(nodes), tuple(edges))
