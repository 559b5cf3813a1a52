"""What is drawn of a graph in one notation, before any drawing language: boxes and arrows."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from pytest_flow2code.core.graph import EdgeKind, Graph, GraphEdge, GraphNode
from pytest_flow2code.flowchart.labels import LONGEST, cap, clean
from pytest_flow2code.flowchart.notation import JOINT_LOOK, TITLE_LOOK, Look, Notation
from pytest_flow2code.flowchart.tidy import JOINT, Sheet, tidy

_LONG = 150
"""Characters of a condition beyond which a diamond would be mostly empty: it gets a box with cut
corners instead."""

_POINTED = ("diamond", "hexagon", "parallelogram")


@dataclass(frozen=True, slots=True)
class Box:
    """A node: its text cleaned and capped, not yet wrapped. `faint`: no path reaches it."""

    id: str
    text: str
    look: Look
    faint: bool = False


@dataclass(frozen=True, slots=True)
class Arrow:
    """An edge and the words beside it. `tie` is no edge but the string of a note, `headless` ends
    where lines meet."""

    source: str
    target: str
    words: str = ""
    kind: EdgeKind = EdgeKind.NEXT
    tie: bool = False
    headless: bool = False
    faint: bool = False


@dataclass(frozen=True, slots=True)
class Part:
    """One function. `height` is its height in lines, roughly."""

    boxes: tuple[Box, ...]
    arrows: tuple[Arrow, ...]
    height: int

    @property
    def top(self) -> Box:
        return self.boxes[0]

    @property
    def bottom(self) -> Box:
        return self.boxes[-1]


def lay_out(graph: Graph, notation: Notation, max_label: int = LONGEST) -> tuple[Part, ...]:
    """All functions of a graph, in its order. Labels are cut after `max_label` characters."""
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
        parts.append(_part(sheet, "\n".join(lines), notation, max_label))
    return tuple(parts)


def _part(sheet: Sheet, title: str, notation: Notation, max_label: int) -> Part:
    known = {node.id: node for node in sheet.nodes}
    start = sheet.nodes[0]
    boxes: list[Box] = []
    arrows: list[Arrow] = []
    if notation.look(start).bare and title:
        # A note beside a start that has no room for text.
        boxes.append(Box(f"{start.id}t", cap(clean(title), max_label), TITLE_LOOK))
        arrows.append(Arrow(f"{start.id}t", start.id, tie=True, headless=True))
    for node in sheet.nodes:
        text = title if node is start and title else notation.text(node)
        boxes.append(_box(node, text, notation, max_label))
    for edge, words in _told(sheet, notation):
        arrows.append(
            Arrow(
                edge.source,
                edge.target,
                words,
                edge.kind,
                headless=known[edge.target].word == JOINT,
                faint=not known[edge.source].reachable,
            )
        )
    count = sum(len(text.code.split("\n")) for node in sheet.nodes for text in node.texts)
    return Part(tuple(boxes), tuple(arrows), 2 * len(sheet.nodes) + count)


def _box(node: GraphNode, text: str, notation: Notation, max_label: int) -> Box:
    look = JOINT_LOOK if node.word == JOINT else notation.look(node)
    shown = "" if look.bare else cap(clean(text), max_label)
    if len(shown) > _LONG and look.shape in _POINTED:
        look = Look("octagon", look.fill, left=True)
    return Box(node.id, shown, look, faint=not node.reachable)


def _told(sheet: Sheet, notation: Notation) -> list[tuple[GraphEdge, str]]:
    """The edges with their words. The one answer that a handler of everything has is not told."""
    known = {node.id: node for node in sheet.nodes}
    leaving = Counter(edge.source for edge in sheet.edges)
    return [
        (edge, "")
        if edge.kind is EdgeKind.MATCH and leaving[edge.source] == 1
        else (edge, notation.arrow(edge, known[edge.source]))
        for edge in sheet.edges
    ]
