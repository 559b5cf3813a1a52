"""The code notation: the source itself as labels."""

from __future__ import annotations

from pytest_flow2code.core.graph import GraphEdge, GraphNode, NodeKind
from pytest_flow2code.core.ir import Text
from pytest_flow2code.flowchart.notation import LOOKS, Look, plain_arrow


class CodeNotation:
    """Boxes with source text."""

    prose = False
    merges = False

    def look(self, node: GraphNode) -> Look:
        """The shape for a node."""
        return LOOKS[node.kind]

    def text(self, node: GraphNode) -> str:
        """Source text, or the plain word for a node that has none."""
        code = [text.code for text in node.texts]
        match node.kind:
            case NodeKind.START:
                return "start"
            case NodeKind.END:
                return "end"
            case NodeKind.SELECTOR:
                return f"switch: {' '.join(code)}"
            case NodeKind.CASE:
                return f"case: {' | '.join(code)}"
            case NodeKind.RESUME:
                return "go on"
            case _:
                return "\n".join(code) or node.word

    def heading(self, header: Text) -> str:
        """The heading of a function or class."""
        return header.code

    def arrow(self, edge: GraphEdge, source: GraphNode) -> str:
        """What the code and pseudocode notations both say."""
        return plain_arrow(edge, source)
