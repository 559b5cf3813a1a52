"""A control-flow graph, before any notation is chosen."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pytest_flow2code.core.ir import JumpKind, Text


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
    TRY = "try"
    """Where a watched region begins: on to its body, or by THROW to the first handler."""
    HANDLER = "handler"
    FINALLY = "finally"
    """Where a cleanup begins, whichever way it is reached."""
    RESUME = "resume"
    """Where a cleanup ends: each way on is the one by which it was reached."""
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
    RESUME = "resume"


@dataclass(frozen=True, slots=True)
class GraphNode:
    """`id` is unique in its graph and stable: n0, n1, ... in the order of the source.

    `texts` are the pieces of source in the node: several for stacked case labels. `jump` says
    what a JUMP does. `word` stands in a marker that has no source of its own (TRY, FINALLY).
    `partner` is, for a RESUME, the FINALLY whose cleanup it ends. `tries` are the TRY nodes whose
    watched region the node stands in, innermost last: an exception that the statement itself raises
    goes by the THROW edge of the last of them. Where such an exception first runs a cleanup that is
    not drawn for it (inside `with`, or in a handler of a `try` with a `finally`) there are none.
    """

    id: str
    kind: NodeKind
    texts: tuple[Text, ...] = ()
    reachable: bool = True
    jump: JumpKind | None = None
    word: str = ""
    partner: str = ""
    tries: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GraphEdge:
    """`way` names a way through a cleanup ("return", "break", "exception"; empty for the normal
    one): an edge into a FINALLY carries it, and so does the edge out of its RESUME."""

    source: str
    target: str
    kind: EdgeKind = EdgeKind.NEXT
    way: str = ""


@dataclass(frozen=True, slots=True)
class FunctionGraph:
    """The graph of one function (or of the top-level statements: `name` is then empty).

    Its first node is the only START, its last the only END, which has no successor. `group` is the
    qualified name of the class, module or function it stands in, empty at top level.
    """

    name: str
    group: str
    header: Text | None
    nodes: tuple[GraphNode, ...]
    edges: tuple[GraphEdge, ...]


@dataclass(frozen=True, slots=True)
class GraphGroup:
    """A class or module that functions stand in: `name` is qualified, `header` its heading."""

    name: str
    header: Text


@dataclass(frozen=True, slots=True)
class Graph:
    """All functions of one source text. `problems` lists jumps without a target.

    `warnings` are what the lowering found odd, one line each.
    """

    language: str
    functions: tuple[FunctionGraph, ...]
    problems: tuple[str, ...] = ()
    groups: tuple[GraphGroup, ...] = ()
    warnings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Flowchart:
    """A graph in one notation: `dot` is Graphviz source, the same bytes for the same input."""

    kind: str
    dot: str
    warnings: tuple[str, ...] = ()
