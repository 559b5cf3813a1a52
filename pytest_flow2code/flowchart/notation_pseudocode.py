"""The pseudocode notation: the code notation's shapes with plain English in them."""

from __future__ import annotations

from pytest_flow2code.core.graph import GraphEdge, GraphNode, NodeKind
from pytest_flow2code.core.ir import Text
from pytest_flow2code.flowchart.notation import LOOKS, Look, plain_arrow

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

    prose = True
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
        """What the code and pseudocode notations both say."""
        return plain_arrow(edge, source)


def _said(text: Text) -> str:
    return f"`{text.code}`" if text.said is None else text.said
