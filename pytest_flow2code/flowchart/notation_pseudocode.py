"""The pseudocode notation: the code notation's shapes with plain English in them."""

from __future__ import annotations

from pytest_flow2code.core.graph import EdgeKind, GraphEdge, GraphNode, NodeKind
from pytest_flow2code.core.ir import Text
from pytest_flow2code.flowchart.notation import ARROWS, LOOKS, PROSE, Look, way_words

_WORDS = {
    NodeKind.START: "start",
    NodeKind.END: "end",
    NodeKind.TRY: "try this",
    NodeKind.FINALLY: "in any case",
    NodeKind.RESUME: "go on as before",
    NodeKind.LOOP: "repeat for ever",
    NodeKind.HANDLER: "if anything is raised",
}


class PseudocodeNotation:
    """Boxes with sentences; what no rule could word stays quoted source."""

    name = "pseudocode"
    font = PROSE
    merges = False

    def look(self, node: GraphNode) -> Look:
        """The shape for a node."""
        return LOOKS[node.kind]

    def text(self, node: GraphNode) -> str:
        """The English for the node's texts."""
        if node.kind is NodeKind.START:
            return "start"
        said = [_said(text) for text in node.texts]
        if node.kind is NodeKind.CASE:
            return f"check whether {' or '.join(said)}"
        return "\n".join(said) or _WORDS.get(node.kind, node.word)

    def heading(self, header: Text) -> str:
        """The heading of a function or class."""
        return _said(header)

    def arrow(self, edge: GraphEdge, source: GraphNode) -> str:
        """Yes and No, and why control goes where it would not be expected."""
        if source.kind is NodeKind.RESUME:
            return way_words(edge.way)
        if source.kind is NodeKind.LOOP and source.word and edge.kind is EdgeKind.BODY:
            return ""
        return ARROWS.get(edge.kind, "")


def _said(text: Text) -> str:
    return f"`{text.code}`" if text.said is None else text.said
