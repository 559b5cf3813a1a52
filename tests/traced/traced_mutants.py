"""Graphs that are wrong in one edge that the program took: a check that passes them is none."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from pytest_flow2code.core.graph import EdgeKind, FunctionGraph, Graph, GraphEdge, NodeKind

_SWAPPED = {EdgeKind.YES: EdgeKind.NO, EdgeKind.NO: EdgeKind.YES}


def mutants(
    graph: Graph, taken: set[tuple[int, GraphEdge]], asked: frozenset[str], seed: int
) -> Iterator[tuple[str, Graph]]:
    """Each taken edge dropped, and led to another place; the answers of each decision that tells
    its outcome (`asked`) swapped."""
    chance = random.Random(seed)
    for place, edge in sorted(taken, key=lambda one: (one[0], one[1].source, one[1].target)):
        function = graph.functions[place]
        if edge not in function.edges:
            continue
        others = tuple(e for e in function.edges if e != edge)
        said = f"{edge.source} -> {edge.target} [{edge.kind.value}]"
        yield f"{said} dropped", _with(graph, place, others)
        elsewhere = _elsewhere(function, edge)
        if elsewhere:
            target = chance.choice(elsewhere)
            moved = (*others, replace(edge, target=target))
            yield f"{said} to {target}", _with(graph, place, moved)
        if edge.kind is EdgeKind.YES and edge.source in asked:
            swapped = tuple(
                replace(e, kind=_SWAPPED.get(e.kind, e.kind)) if e.source == edge.source else e
                for e in function.edges
            )
            yield f"{said} swapped", _with(graph, place, swapped)


def _elsewhere(function: FunctionGraph, edge: GraphEdge) -> list[str]:
    """Nodes with a source of their own that the edge could lead to and does not."""
    nodes = {node.id: node for node in function.nodes}
    lines = {text.line for text in nodes[edge.target].texts}
    return [
        node.id
        for node in function.nodes
        if node.kind in (NodeKind.PROCESS, NodeKind.DECISION, NodeKind.LOOP, NodeKind.JUMP)
        and node.texts
        and node.id not in (edge.target, edge.source)
        and not lines & {text.line for text in node.texts}
    ]


def _with(graph: Graph, place: int, edges: tuple[GraphEdge, ...]) -> Graph:
    functions = list(graph.functions)
    functions[place] = replace(functions[place], edges=edges)
    return replace(graph, functions=tuple(functions))
