"""The UML notation: an activity diagram."""

from __future__ import annotations

from pytest_flow2code.core.graph import EdgeKind, GraphEdge, GraphNode, NodeKind
from pytest_flow2code.core.ir import Text
from pytest_flow2code.flowchart.notation import DIAMOND, Fill, Look, way_words

_ACTION = Look("box", Fill.ACTION, left=True, style="filled,rounded")
_DISC = {"width": "0.22", "height": "0.22", "fixedsize": "true"}
_NOTE = Look("note", Fill.LEAVE, left=True)

_LOOKS = {
    NodeKind.START: Look("circle", Fill.INK, bare=True, attributes=_DISC),
    NodeKind.END: Look(
        "doublecircle", Fill.INK, bare=True, attributes={**_DISC, "width": "0.16", "height": "0.16"}
    ),
    NodeKind.DECISION: DIAMOND,
    NodeKind.CASE: DIAMOND,
    NodeKind.LOOP: DIAMOND,
    NodeKind.HANDLER: _NOTE,
    NodeKind.TRY: Look("note", Fill.MARKER),
    NodeKind.FINALLY: Look("note", Fill.MARKER),
    NodeKind.RESUME: Look(
        "diamond",
        Fill.MARKER,
        bare=True,
        attributes={"width": "0.3", "height": "0.3", "fixedsize": "true"},
    ),
    NodeKind.UNKNOWN: Look("box", Fill.ACTION, left=True, style="filled,rounded,dashed"),
}
_MERGE = Look(
    "diamond",
    Fill.DECISION,
    bare=True,
    attributes={"width": "0.28", "height": "0.28", "fixedsize": "true"},
)

_GUARDS = {
    EdgeKind.YES: "[yes]",
    EdgeKind.NO: "[no]",
    EdgeKind.MATCH: "[yes]",
    EdgeKind.OTHER: "[else]",
    EdgeKind.BODY: "[next]",
    EdgeKind.DONE: "[done]",
    EdgeKind.THROW: "[error]",
    EdgeKind.FALL: "[falls through]",
}


class UmlNotation:
    """Actions, decisions and guards."""

    prose = False
    merges = True

    def look(self, node: GraphNode) -> Look:
        """The shape for a node."""
        if node.kind is NodeKind.MERGE and not node.texts:
            return _MERGE
        return _LOOKS.get(node.kind, _ACTION)

    def text(self, node: GraphNode) -> str:
        """Source text; the heading of a function stands above its diagram."""
        code = [text.code for text in node.texts]
        if node.kind is NodeKind.SELECTOR:
            return f"switch: {' '.join(code)}"
        if node.kind is NodeKind.CASE:
            return f"case: {' | '.join(code)}"
        return "\n".join(code) or node.word

    def heading(self, header: Text) -> str:
        """The heading of a function or class."""
        return header.code

    def arrow(self, edge: GraphEdge, source: GraphNode) -> str:
        """Guards in brackets."""
        if source.kind is NodeKind.RESUME:
            return f"[{way_words(edge.way)}]"
        if source.kind is NodeKind.HANDLER and edge.kind is EdgeKind.MATCH:
            return "[caught]"
        if source.kind is NodeKind.LOOP and source.word and edge.kind is EdgeKind.BODY:
            return ""
        return _GUARDS.get(edge.kind, "")
