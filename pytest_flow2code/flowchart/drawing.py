"""A graph in, a flowchart out: the three notations by their names."""

from __future__ import annotations

from pytest_flow2code.core.graph import Flowchart, Graph
from pytest_flow2code.core.task import FlowchartType
from pytest_flow2code.flowchart.dot import to_dot
from pytest_flow2code.flowchart.notation import Notation
from pytest_flow2code.flowchart.notation_code import CodeNotation
from pytest_flow2code.flowchart.notation_pseudocode import PseudocodeNotation
from pytest_flow2code.flowchart.notation_uml import UmlNotation

NOTATIONS: dict[FlowchartType, Notation] = {
    FlowchartType.CODE: CodeNotation(),
    FlowchartType.UML: UmlNotation(),
    FlowchartType.PSEUDOCODE: PseudocodeNotation(),
}


def draw(graph: Graph, kind: FlowchartType) -> Flowchart:
    """The flowchart of `graph` in one notation. The same graph gives the same bytes."""
    return Flowchart(
        kind=kind.value,
        dot=to_dot(graph, NOTATIONS[kind]),
        warnings=(*graph.warnings, *graph.problems),
    )
