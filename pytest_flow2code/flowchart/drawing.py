"""A graph in, a flowchart out: the three notations by their names."""

from __future__ import annotations

from pytest_flow2code.core.graph import Flowchart, Graph
from pytest_flow2code.core.task import FlowchartType
from pytest_flow2code.flowchart.describing import describe
from pytest_flow2code.flowchart.dot import to_dot
from pytest_flow2code.flowchart.drawn import Drawing
from pytest_flow2code.flowchart.labels import LONGEST
from pytest_flow2code.flowchart.mermaid import to_mermaid
from pytest_flow2code.flowchart.notation import Notation
from pytest_flow2code.flowchart.notation_code import CodeNotation
from pytest_flow2code.flowchart.notation_pseudocode import PseudocodeNotation
from pytest_flow2code.flowchart.notation_uml import UmlNotation
from pytest_flow2code.flowchart.page import lay_out
from pytest_flow2code.flowchart.theming import Theme, theme

NOTATIONS: dict[FlowchartType, Notation] = {
    FlowchartType.CODE: CodeNotation(),
    FlowchartType.UML: UmlNotation(),
    FlowchartType.PSEUDOCODE: PseudocodeNotation(),
}


def draw(
    graph: Graph,
    kind: FlowchartType,
    *,
    colours: Theme | None = None,
    max_label: int = LONGEST,
) -> Flowchart:
    """The flowchart of `graph` in one notation, in DOT. The same graph gives the same bytes.

    Labels are cut after `max_label` characters; without `colours` the default theme is taken.
    """
    notation = NOTATIONS[kind]
    parts = lay_out(graph, notation, max_label)
    return Flowchart(
        kind=kind.value,
        dot=to_dot(parts, colours or theme(), prose=notation.prose),
        warnings=(*graph.warnings, *graph.problems),
    )


def mermaid(
    graph: Graph,
    kind: FlowchartType,
    *,
    colours: Theme | None = None,
    max_label: int = LONGEST,
) -> str:
    """The flowchart of `graph` in one notation, as Mermaid text; without colours if none are
    given."""
    return to_mermaid(lay_out(graph, NOTATIONS[kind], max_label), colours)


def expected(graph: Graph, kind: FlowchartType) -> Drawing:
    """What a flowchart has to show, before any wrapping and escaping."""
    parts = lay_out(graph, NOTATIONS[kind])
    return Drawing(
        tuple((box.id, box.text) for part in parts for box in part.boxes),
        tuple((a.source, a.target, a.words) for part in parts for a in part.arrows),
    )


def in_words(graph: Graph, kind: FlowchartType) -> str:
    """The flowchart of `graph` in one notation, as numbered steps in words."""
    return describe(lay_out(graph, NOTATIONS[kind]))
