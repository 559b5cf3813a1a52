"""Walks a control-flow graph with a script."""

from __future__ import annotations

from flow_script import EnoughError, Script

from pytest_flow2code.core.graph import EdgeKind, Graph, GraphEdge, GraphNode, NodeKind


def walk(graph: Graph, script: Script) -> None:
    function = graph.functions[0]
    nodes = {node.id: node for node in function.nodes}
    out: dict[str, list[GraphEdge]] = {}
    for edge in function.edges:
        out.setdefault(edge.source, []).append(edge)
    ways: dict[str, str] = {}
    current = function.nodes[0]
    try:
        while current.kind is not NodeKind.END:
            if _is_seen(current):
                script.see(*current.texts)
            edge = _chosen(current, out, script, ways)
            current = nodes[edge.target]
            if current.kind is NodeKind.FINALLY:
                ways[current.id] = edge.way
    except EnoughError:
        pass


def _is_seen(node: GraphNode) -> bool:
    endless = node.kind is NodeKind.LOOP and node.word
    return bool(node.texts or endless) and node.kind is not NodeKind.START


def _chosen(
    node: GraphNode, out: dict[str, list[GraphEdge]], script: Script, ways: dict[str, str]
) -> GraphEdge:
    edges = out[node.id]
    if node.kind is NodeKind.RESUME:
        (edge,) = [e for e in edges if e.way == ways[node.partner]]
        return edge
    if node.kind is NodeKind.TRY:
        return next(e for e in edges if e.kind is not EdgeKind.THROW)
    if len(edges) > 1:
        yes = script.ask()
        positive = (EdgeKind.YES, EdgeKind.MATCH, EdgeKind.BODY)
        (edge,) = [e for e in edges if (e.kind in positive) == yes]
        return edge
    statement = node.kind is NodeKind.PROCESS and node.texts[0].code.startswith("s")
    if statement and node.tries and script.ask():
        return next(e for e in out[node.tries[-1]] if e.kind is EdgeKind.THROW)
    return edges[0]
