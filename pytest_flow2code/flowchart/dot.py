"""Sheets in, Graphviz source out; and back again for a check."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, sqrt

import graphviz

from pytest_flow2code.core.graph import EdgeKind, Graph, GraphEdge, GraphNode
from pytest_flow2code.flowchart.labels import cap, clean, escape, wrap
from pytest_flow2code.flowchart.notation import GREEN, JOINT_LOOK, Look, Notation
from pytest_flow2code.flowchart.tidy import JOINT, Sheet, tidy

PIXELS = 4096
"""No picture is wider or higher; a larger drawing is scaled down as a whole."""

DPI = 80
_FONT_POINTS = "11"
_LONG = 150
"""Characters of a condition beyond which a diamond would be mostly empty: it gets a box with cut
corners instead."""

_POINTED = ("diamond", "hexagon", "parallelogram")
_TITLE_WIDTH = 48
_HANG = 2

_LINES = {
    EdgeKind.THROW: {"style": "dashed", "color": "#b03a2e", "fontcolor": "#b03a2e"},
    EdgeKind.RESUME: {"style": "dashed"},
    EdgeKind.FALL: {"style": "dashed"},
}


@dataclass(frozen=True, slots=True)
class Drawing:
    """What a DOT text shows: nodes as (id, text), edges as (source, target, words)."""

    nodes: tuple[tuple[str, str], ...]
    edges: tuple[tuple[str, str, str], ...]


@dataclass(frozen=True, slots=True)
class _Part:
    """One function on its sheet. `title` is its heading, with that of the class round it."""

    sheet: Sheet
    title: str
    height: int


def to_dot(graph: Graph, notation: Notation) -> str:
    """Graphviz source for all functions of a graph, one picture. Same input, same bytes.

    There are no clusters: Graphviz orders those by memory address, so that their layout would
    depend on what the same process has drawn before.
    """
    parts = _parts(graph, notation)
    out = graphviz.Digraph("flowchart")
    out.attr(
        "graph",
        dpi=str(DPI),
        size=f"{PIXELS / DPI:.4g},{PIXELS / DPI:.4g}",
        bgcolor="white",
        nodesep="0.3",
        ranksep="0.32",
        pad="0.15",
    )
    out.attr("node", fontname=notation.font, fontsize=_FONT_POINTS, color="#404040")
    out.attr("edge", fontname=notation.font, fontsize="10", color="#404040", arrowsize="0.7")
    for part in parts:
        _draw_part(out, part, notation)
    _stack(out, parts, notation)
    return str(out.source)


def expected(graph: Graph, notation: Notation) -> Drawing:
    """What `to_dot` has to draw, before any wrapping and escaping."""
    nodes: list[tuple[str, str]] = []
    edges: list[tuple[str, str, str]] = []
    for part in _parts(graph, notation):
        start = part.sheet.nodes[0]
        if notation.look(start).bare and part.title:
            nodes.append((f"{start.id}t", cap(clean(part.title))))
            edges.append((f"{start.id}t", start.id, ""))
        for node in part.sheet.nodes:
            nodes.append((node.id, cap(clean(_text(node, part, notation)))))
        edges += [(e.source, e.target, words) for e, words in _arrows(part.sheet, notation)]
    return Drawing(tuple(nodes), tuple(edges))


def _parts(graph: Graph, notation: Notation) -> list[_Part]:
    headers = {group.name: notation.heading(group.header) for group in graph.groups}
    told: set[str] = set()
    parts = []
    for function in graph.functions:
        group = function.group
        lines = []
        if group:
            lines.append(headers.get(group, "") if group not in told else "")
            lines[-1] = lines[-1] or f"({group})"
        told.add(group)
        if function.header is not None:
            lines.append(notation.heading(function.header))
        sheet = tidy(function, merges=notation.merges)
        count = sum(len(text.code.split("\n")) for node in sheet.nodes for text in node.texts)
        parts.append(_Part(sheet, "\n".join(lines), 2 * len(sheet.nodes) + count))
    return parts


def _draw_part(out: graphviz.Digraph, part: _Part, notation: Notation) -> None:
    known = {node.id: node for node in part.sheet.nodes}
    start = part.sheet.nodes[0]
    if notation.look(start).bare and part.title:
        _draw_title(out, start.id, part.title)
    for node in part.sheet.nodes:
        _draw_node(out, node, _look(node, notation), _text(node, part, notation))
    for edge, words in _arrows(part.sheet, notation):
        _draw_edge(out, edge, words, (known[edge.source], known[edge.target]))


def _look(node: GraphNode, notation: Notation) -> Look:
    return JOINT_LOOK if node.word == JOINT else notation.look(node)


def _text(node: GraphNode, part: _Part, notation: Notation) -> str:
    if _look(node, notation).bare:
        return ""
    if node is part.sheet.nodes[0]:
        return part.title or notation.text(node)
    return notation.text(node)


def _draw_title(out: graphviz.Digraph, start: str, title: str) -> None:
    """A note beside a start that has no room for text."""
    label = escape(wrap(cap(clean(title)), _TITLE_WIDTH, hang=_HANG), left=True)
    out.node(
        f"{start}t", label=graphviz.nohtml(label), shape="note", style="filled", fillcolor=GREEN
    )
    out.edge(f"{start}t", start, style="dashed", arrowhead="none")


def _draw_node(out: graphviz.Digraph, node: GraphNode, look: Look, text: str) -> None:
    shown = cap(clean(text))
    if len(shown) > _LONG and look.shape in _POINTED:
        look = Look("octagon", look.fill, left=True)
    lines = wrap(shown, look.width, hang=_HANG if look.left else 0)
    attributes = {
        "shape": look.shape,
        "style": look.style,
        "fillcolor": look.fill,
        **look.attributes,
    }
    if not node.reachable:
        attributes |= {"style": f"{look.style},dashed", "color": "#a0a0a0", "fontcolor": "#808080"}
    label = "" if look.bare else escape(lines, left=look.left and len(lines) > 1)
    out.node(node.id, label=graphviz.nohtml(label), **attributes)


def _arrows(sheet: Sheet, notation: Notation) -> list[tuple[GraphEdge, str]]:
    """The edges with their words. The one answer that a handler of everything has is not told."""
    known = {node.id: node for node in sheet.nodes}
    leaving = Counter(edge.source for edge in sheet.edges)
    return [
        (edge, "")
        if edge.kind is EdgeKind.MATCH and leaving[edge.source] == 1
        else (edge, notation.arrow(edge, known[edge.source]))
        for edge in sheet.edges
    ]


def _draw_edge(
    out: graphviz.Digraph, edge: GraphEdge, words: str, ends: tuple[GraphNode, GraphNode]
) -> None:
    source, target = ends
    attributes = dict(_LINES.get(edge.kind, {}))
    if words:
        attributes["label"] = graphviz.nohtml(f" {escape([words])} ")
    if target.word == JOINT:
        attributes["arrowhead"] = "none"
    if not source.reachable:
        attributes |= {"style": "dashed", "color": "#a0a0a0", "fontcolor": "#808080"}
    out.edge(edge.source, edge.target, **attributes)


def _stack(out: graphviz.Digraph, parts: list[_Part], notation: Notation) -> None:
    """Put functions below each other in so many columns that the picture is about as wide as it
    is high."""
    if len(parts) < 2:
        return
    total = sum(part.height for part in parts)
    columns = max(1, min(len(parts), ceil(sqrt(total / 60))))
    limit = max(total / columns, *(part.height for part in parts))
    height = 0.0
    for above, below in pairwise(parts):
        height += above.height
        if height + below.height > limit * 1.15:
            height = 0.0
            continue
        out.edge(above.sheet.nodes[-1].id, _top(below, notation), style="invis")


def _top(part: _Part, notation: Notation) -> str:
    start = part.sheet.nodes[0]
    return f"{start.id}t" if notation.look(start).bare and part.title else start.id
