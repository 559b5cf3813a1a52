"""What a notation is: how each kind of node looks, what it says, and what is said on an arrow."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType
from typing import Protocol

from pytest_flow2code.core.graph import EdgeKind, GraphEdge, GraphNode, NodeKind
from pytest_flow2code.core.ir import Text


class Fill(str, Enum):
    """What the inside of a shape stands for; a theme gives each its colour."""

    TERMINAL = "terminal"
    PROCESS = "process"
    DECISION = "decision"
    LEAVE = "leave"
    """A return or a throw, and what catches one."""
    DATA = "data"
    """Input, output, a selector, and the heading of a counting loop."""
    MARKER = "marker"
    """Where a region begins or ends."""
    ACTION = "action"
    INK = "ink"
    """As the lines are."""


@dataclass(frozen=True, slots=True)
class Look:
    """A shape. `width` is where its text wraps, in columns; `left` aligns lines left where there
    are several; `bare` shapes show no text. `attributes` are Graphviz's own."""

    shape: str
    fill: Fill
    width: int = 48
    left: bool = False
    bare: bool = False
    style: str = "filled"
    attributes: Mapping[str, str] = field(default_factory=dict)


class Notation(Protocol):
    """One of the three ways to draw a graph."""

    @property
    def prose(self) -> bool:
        """Whether its labels are sentences; otherwise they are code."""

    @property
    def merges(self) -> bool:
        """Whether paths meet in a merge node before a box."""

    def look(self, node: GraphNode) -> Look: ...

    def text(self, node: GraphNode) -> str:
        """What stands in the node."""

    def heading(self, header: Text) -> str:
        """What a function, class or module is called."""

    def arrow(self, edge: GraphEdge, source: GraphNode) -> str:
        """What stands beside the arrow, empty for nothing."""


JOINT_LOOK = Look("point", Fill.INK, bare=True, attributes={"width": "0.01", "height": "0.01"})
"""A place where lines meet."""

TITLE_LOOK = Look("note", Fill.TERMINAL, left=True)
"""The heading of a function, beside a start that shows no text."""

_BOX = Look("box", Fill.PROCESS, left=True)
_TERMINAL = Look("box", Fill.TERMINAL, style="filled,rounded", attributes={"margin": "0.25,0.08"})
DIAMOND = Look("diamond", Fill.DECISION, width=26, attributes={"margin": "0.1,0.03"})
_SLANTED = Look("parallelogram", Fill.DATA, width=40, attributes={"margin": "0.02,0.04"})
_MARKER = Look(
    "box", Fill.MARKER, style="filled,rounded,dashed", attributes={"margin": "0.12,0.04"}
)

LOOKS: Mapping[NodeKind, Look] = MappingProxyType(
    {
        NodeKind.START: _TERMINAL,
        NodeKind.END: _TERMINAL,
        NodeKind.PROCESS: _BOX,
        NodeKind.INPUT: _SLANTED,
        NodeKind.OUTPUT: _SLANTED,
        NodeKind.DECISION: DIAMOND,
        NodeKind.CASE: DIAMOND,
        NodeKind.SELECTOR: _SLANTED,
        NodeKind.LOOP: Look("hexagon", Fill.DATA, width=36, attributes={"margin": "0.1,0.04"}),
        NodeKind.JUMP: Look("box", Fill.LEAVE, left=True),
        NodeKind.TRY: _MARKER,
        NodeKind.HANDLER: Look("diamond", Fill.LEAVE, width=26, attributes={"margin": "0.1,0.03"}),
        NodeKind.FINALLY: _MARKER,
        NodeKind.RESUME: Look("diamond", Fill.MARKER, width=20, style="filled,dashed"),
        NodeKind.MERGE: Look("box", Fill.MARKER, style="filled,rounded"),
        NodeKind.UNKNOWN: Look("box", Fill.ACTION, left=True, style="filled,dashed"),
    }
)
"""Shapes of the code notation; the pseudocode notation has the same."""

_ARROWS: Mapping[EdgeKind, str] = MappingProxyType(
    {
        EdgeKind.YES: "Yes",
        EdgeKind.NO: "No",
        EdgeKind.MATCH: "Yes",
        EdgeKind.OTHER: "No",
        EdgeKind.BODY: "each",
        EdgeKind.DONE: "done",
        EdgeKind.THROW: "error",
        EdgeKind.FALL: "falls through",
    }
)


def plain_arrow(edge: GraphEdge, source: GraphNode) -> str:
    """What the code and pseudocode notations say: Yes and No, and why control goes where it would
    not be expected."""
    if source.kind is NodeKind.RESUME:
        return way_words(edge.way)
    if source.kind is NodeKind.LOOP and source.word and edge.kind is EdgeKind.BODY:
        return ""
    return _ARROWS.get(edge.kind, "")


def way_words(way: str) -> str:
    """How a way through a cleanup is told beside an arrow that goes on after it."""
    return f"after {way}" if way else "otherwise"
