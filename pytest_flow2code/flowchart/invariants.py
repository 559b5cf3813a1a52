"""What must hold of every graph and every flowchart; each breach is one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass

from pytest_flow2code.core import ir
from pytest_flow2code.core.graph import EdgeKind, FunctionGraph, Graph, GraphNode, NodeKind
from pytest_flow2code.core.task import FlowchartType
from pytest_flow2code.flowchart.dot_reading import read_dot
from pytest_flow2code.flowchart.drawing import expected
from pytest_flow2code.flowchart.drawn import Drawing

_NEXT = frozenset({EdgeKind.NEXT, EdgeKind.BACK, EdgeKind.FALL})


def graph_violations(unit: ir.Unit, graph: Graph) -> list[str]:
    """Everything that is wrong with the graph of `unit`."""
    found = _texts(unit, graph)
    ids = Counter(node.id for function in graph.functions for node in function.nodes)
    found += [f"the id {name} is used {n} times" for name, n in ids.items() if n > 1]
    for function in graph.functions:
        where = f"{function.group}.{function.name}".strip(".") or "top level"
        found += [f"{where}: {breach}" for breach in _function(function)]
    return found


def flowchart_violations(graph: Graph, kind: FlowchartType, dot: str) -> list[str]:
    """Everything in which a DOT text differs from what it has to show.

    Blanks do not count: labels are wrapped. Raises FlowchartError if it cannot be read at all.
    """
    return differences(expected(graph, kind), read_dot(dot))


def differences(wanted: Drawing, got: Drawing) -> list[str]:
    """What one drawing has and the other lacks, blanks aside."""
    wanted, got = _blankless(wanted), _blankless(got)
    found = []
    for what, ours, theirs in (
        ("node", wanted.nodes, got.nodes),
        ("edge", wanted.edges, got.edges),
    ):
        missing = Counter(ours) - Counter(theirs)
        extra = Counter(theirs) - Counter(ours)
        found += [f"the {what} {item} is missing" for item in missing]
        found += [f"the {what} {item} is not in the graph" for item in extra]
    return found


def _blankless(drawing: Drawing) -> Drawing:
    nodes = tuple((name, "".join(text.split())) for name, text in drawing.nodes)
    edges = tuple((a, b, "".join(words.split())) for a, b, words in drawing.edges)
    return Drawing(nodes, edges)


def _texts(unit: ir.Unit, graph: Graph) -> list[str]:
    """Every source text stands in exactly one node, or heads exactly one group."""
    ours = Counter(texts_of(unit.body))
    theirs = Counter(
        text for function in graph.functions for node in function.nodes for text in node.texts
    )
    theirs.update(group.header for group in graph.groups)
    lost = [f"line {t.line}: {t.code[:40]!r} is in no node" for t in ours - theirs]
    return lost + [f"line {t.line}: {t.code[:40]!r} is drawn twice" for t in theirs - ours]


def texts_of(value: object) -> Iterator[ir.Text]:
    """Every text in a statement tree."""
    waiting = [value]
    while waiting:
        current = waiting.pop()
        if isinstance(current, ir.Text):
            yield current
        elif isinstance(current, tuple):
            waiting.extend(current)
        elif is_dataclass(current):
            waiting.extend(getattr(current, field.name) for field in fields(current))


def _function(function: FunctionGraph) -> list[str]:
    kinds = [node.kind for node in function.nodes]
    found = []
    if kinds.count(NodeKind.START) != 1 or kinds[0] is not NodeKind.START:
        found.append("it does not have its one start at its beginning")
    if kinds.count(NodeKind.END) != 1 or kinds[-1] is not NodeKind.END:
        found.append("it does not have its one end at its end")
    known = {node.id for node in function.nodes}
    found += [
        f"an edge from {edge.source} to {edge.target} leaves the function"
        for edge in function.edges
        if edge.source not in known or edge.target not in known
    ]
    found += _reachability(function)
    found += _stuck(function)
    for node in function.nodes:
        kinds_out = [edge.kind for edge in function.edges if edge.source == node.id]
        ways = [edge.way for edge in function.edges if edge.source == node.id]
        breach = _exits(node, kinds_out, ways)
        if breach:
            found.append(f"{node.kind.value} {node.id} {breach}")
    return found


def _reachability(function: FunctionGraph) -> list[str]:
    following: dict[str, list[str]] = {}
    for edge in function.edges:
        following.setdefault(edge.source, []).append(edge.target)
    reached: set[str] = set()
    waiting = [function.nodes[0].id]
    while waiting:
        node = waiting.pop()
        if node not in reached:
            reached.add(node)
            waiting.extend(following.get(node, ()))
    return [
        f"{node.id} is {'' if node.id in reached else 'not '}reachable but says otherwise"
        for node in function.nodes
        if node.reachable != (node.id in reached)
    ]


def _stuck(function: FunctionGraph) -> list[str]:
    """Every reachable node reaches the end, unless it is on its way into a loop that only a jump
    leaves, or a jump leads it round."""
    coming: dict[str, list[str]] = {}
    done = set()
    for edge in function.edges:
        coming.setdefault(edge.target, []).append(edge.source)
        done |= {edge.source} if edge.kind is EdgeKind.DONE else set()
    waiting = [function.nodes[-1].id]
    waiting += [
        node.id
        for node in function.nodes
        if (node.kind is NodeKind.LOOP and node.id not in done) or node.jump in _LEAPS
    ]
    ended: set[str] = set()
    while waiting:
        node = waiting.pop()
        if node not in ended:
            ended.add(node)
            waiting.extend(coming.get(node, ()))
    return [
        f"{node.id} never reaches the end"
        for node in function.nodes
        if node.reachable and node.id not in ended
    ]


_LEAPS = frozenset({ir.JumpKind.GOTO, ir.JumpKind.REDO, ir.JumpKind.RETRY})
"""Jumps that may go back for ever."""


def _exits(node: GraphNode, kinds: list[EdgeKind], ways: list[str]) -> str:
    """What is wrong with the ways out of a node."""
    right = _RIGHT.get(node.kind, _one_plain)
    if node.kind is NodeKind.RESUME and len(set(ways)) != len(ways):
        return f"has two ways of one name among {ways}"
    return "" if right(kinds) else f"has {_list(kinds)}"


def _one_plain(kinds: list[EdgeKind]) -> bool:
    return len(kinds) == 1 and kinds[0] in _NEXT


def _both(first: EdgeKind, second: EdgeKind) -> Callable[[list[EdgeKind]], bool]:
    return lambda kinds: sorted(kinds) == sorted((first, second))


def _at_least(first: EdgeKind, second: EdgeKind) -> Callable[[list[EdgeKind]], bool]:
    return lambda kinds: kinds in ([first], [first, second])


_RIGHT: dict[NodeKind, Callable[[list[EdgeKind]], bool]] = {
    NodeKind.END: lambda kinds: not kinds,
    NodeKind.DECISION: _both(EdgeKind.YES, EdgeKind.NO),
    NodeKind.CASE: _both(EdgeKind.MATCH, EdgeKind.OTHER),
    NodeKind.LOOP: _at_least(EdgeKind.BODY, EdgeKind.DONE),
    NodeKind.HANDLER: _at_least(EdgeKind.MATCH, EdgeKind.OTHER),
    NodeKind.TRY: lambda kinds: len(kinds) == 2 and kinds.count(EdgeKind.THROW) == 1,
    NodeKind.RESUME: lambda kinds: len(kinds) > 1,
    NodeKind.JUMP: lambda kinds: len(kinds) == 1,
}


def _list(kinds: list[EdgeKind]) -> str:
    return f"edges {', '.join(kind.value for kind in kinds)}" if kinds else "no way out"
