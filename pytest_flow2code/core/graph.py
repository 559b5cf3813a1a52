"""A control-flow graph, before any notation is chosen."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pytest_flow2code.core.ir import Text


class NodeKind(str, Enum):
    START = "start"
    END = "end"
    PROCESS = "process"
    INPUT = "input"
    OUTPUT = "output"
    DECISION = "decision"
    CASE = "case"
    SELECTOR = "selector"
    LOOP = "loop"
    JUMP = "jump"
    HANDLER = "handler"
    MERGE = "merge"
    UNKNOWN = "unknown"


class EdgeKind(str, Enum):
    """Why control goes from one node to the next; stylers turn it into a label and a line."""

    NEXT = "next"
    YES = "yes"
    NO = "no"
    MATCH = "match"
    OTHER = "other"
    BODY = "body"
    DONE = "done"
    BACK = "back"
    THROW = "throw"
    FALL = "fall"


@dataclass(frozen=True, slots=True)
class GraphNode:
    """`id` is unique in its graph and stable: n0, n1, ... in the order of the source.

    `texts` are the pieces of source in the node: several where simple statements share a box.
    """

    id: str
    kind: NodeKind
    texts: tuple[Text, ...] = ()
    reachable: bool = True


@dataclass(frozen=True, slots=True)
class GraphEdge:
    source: str
    target: str
    kind: EdgeKind = EdgeKind.NEXT


@dataclass(frozen=True, slots=True)
class FunctionGraph:
    """The graph of one function (or of the top-level statements: `name` is then empty).

    Its first node is the only START; END nodes have no successor. `group` is the class or module
    it stands in.
    """

    name: str
    group: str
    header: Text | None
    nodes: tuple[GraphNode, ...]
    edges: tuple[GraphEdge, ...]


@dataclass(frozen=True, slots=True)
class Graph:
    """All functions of one source text. `problems` lists jumps without a target."""

    language: str
    functions: tuple[FunctionGraph, ...]
    problems: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Flowchart:
    """A graph in one notation: `dot` is Graphviz source, the same bytes for the same input."""

    kind: str
    dot: str
    warnings: tuple[str, ...] = ()
