"""DOT texts read back, ours and a release's own."""

from __future__ import annotations

import pydot

from pytest_flow2code.core.errors import FlowchartError
from pytest_flow2code.flowchart.drawn import Drawing
from pytest_flow2code.flowchart.labels import unescape

_MEND = "check it with `dot -v`"


def read_dot(dot: str) -> Drawing:
    """The nodes, edges and labels of the one graph in `dot`, those of subgraphs included.

    Invisible edges are left out. Raises FlowchartError if it is no DOT text or not one graph.
    """
    try:
        graphs = pydot.graph_from_dot_data(dot)
    except (AttributeError, IndexError, TypeError, ValueError) as error:
        raise FlowchartError(f"this is not a DOT text: {error}", mend=_MEND) from error
    if not graphs or len(graphs) != 1:
        raise FlowchartError("expected the DOT text of one graph", mend=_MEND)
    nodes: list[tuple[str, str]] = []
    edges: list[tuple[str, str, str]] = []
    waiting: list[pydot.Graph] = [graphs[0]]
    while waiting:
        graph = waiting.pop(0)
        waiting.extend(graph.get_subgraphs())
        nodes += [_node(n) for n in graph.get_nodes() if _plain(n.get_name()) not in _DEFAULTS]
        edges += [_edge(e) for e in graph.get_edges() if _plain(e.get("style")) != "invis"]
    return Drawing(tuple(nodes), tuple(edges))


_DEFAULTS = ("graph", "node", "edge", "\\n", "")


def _node(node: pydot.Node) -> tuple[str, str]:
    name = _plain(node.get_name())
    label = node.get("label")
    return name, name if label is None else unescape(_plain(label))


def _edge(edge: pydot.Edge) -> tuple[str, str, str]:
    label = edge.get("label")
    words = "" if label is None else unescape(_plain(label)).strip()
    return _plain(edge.get_source()), _plain(edge.get_destination()), words


def _plain(value: object) -> str:
    """An ID of the DOT language without its quotes."""
    text = "" if value is None else str(value)
    if len(text) > 1 and text.startswith('"') and text.endswith('"'):
        return text[1:-1].replace('\\"', '"').replace("\\\n", "")
    return text
