"""Flowcharts written down: every shape comes back where Graphviz put it."""

from __future__ import annotations

import pytest
from made_journals import starter

from pytest_flow2code import flowchart
from pytest_flow2code.core.errors import FlowchartError
from pytest_flow2code.core.task import FlowchartType
from pytest_flow2code.reports.layouts import Chart, Palette, lay_out, to_chart
from pytest_flow2code.running import charts

SVG = '<svg xmlns="http://www.w3.org/2000/svg"><g>{}</g></svg>'
PAPER = '<polygon fill="white" stroke="none" points="-4,4 -4,-96 96,-96 96,4 -4,4"/>'


def of(shapes: str) -> tuple[Chart, list[dict[str, str]]]:
    palette = Palette()
    return to_chart(SVG.format(PAPER + shapes), palette), palette.to_plain()


def test_steps_begin_at_the_top_left_corner_and_are_half_points() -> None:
    chart, styles = of(
        '<polygon fill="red" stroke="black" points="6,-86 6,-76 26,-76 26,-86 6,-86"/>'
        '<text text-anchor="middle" x="16" y="-80.5">a &lt; b</text>'
    )
    assert chart == [200, 200, [0, 20, 20, 40, 20], [1, 20, 11, "a < b"]]
    assert [style["shape"] for style in styles] == ["rect", "text"]
    assert styles[1]["text-anchor"] == "middle"


def test_an_arrowhead_becomes_a_word_of_its_line() -> None:
    chart, styles = of(
        '<path fill="none" stroke="#404040" d="M10,-90C10,-80 10,-70 10,-60"/>'
        '<polygon fill="#404040" stroke="#404040" points="12,-60 10,-53 8,-60 12,-60"/>'
    )
    assert chart[2:] == [[1, 28, 12, 0, 60]]
    assert styles[1] == {"shape": "line", "fill": "none", "stroke": "#404040", "arrow": "yes"}


@pytest.mark.parametrize(
    "triangle",
    [
        pytest.param("62,-60 60,-53 58,-60 62,-60", id="elsewhere"),
        pytest.param("12,-60 10,-53 8,-60 10,-62 12,-60", id="no triangle"),
    ],
)
def test_what_is_no_arrowhead_stays_a_shape(triangle: str) -> None:
    chart, _ = of(
        '<path fill="none" stroke="#404040" d="M10,-90C10,-80 10,-70 10,-60"/>'
        f'<polygon fill="#404040" stroke="#404040" points="{triangle}"/>'
    )
    assert len(chart) == 4


def test_a_bent_path_keeps_its_points() -> None:
    chart, styles = of('<path fill="none" stroke="black" d="M0,-90C0,-80 5,-70 10,-60"/>')
    assert styles[0]["shape"] == "curve"
    assert chart[2] == [0, 8, 12, 0, 20, 10, 20, 10, 20]


@pytest.mark.parametrize("svg", ["<svg", SVG.format(""), SVG.format("<text>a</text>")])
def test_what_is_no_picture_of_graphviz_is_refused(svg: str) -> None:
    with pytest.raises(FlowchartError):
        to_chart(svg, Palette())


def test_one_graph_that_graphviz_refuses_takes_no_other_with_it() -> None:
    good = "digraph { a -> b }"
    first, bad, last = lay_out([good, "digraph { a -> ", good], Palette())
    assert isinstance(first, list)
    assert first == last
    assert isinstance(bad, str)
    assert "did not accept" in bad


def test_two_graphs_in_one_text_are_refused_and_shift_nothing() -> None:
    charts_made = lay_out(["digraph { a } digraph { b }", "digraph { c }"], Palette())
    assert isinstance(charts_made[0], str)
    assert isinstance(charts_made[1], list)


@pytest.mark.parametrize("kind", FlowchartType)
def test_every_word_of_a_flowchart_is_in_its_layout(kind: FlowchartType) -> None:
    tasks = starter()[::25]
    dots = [flowchart.draw(charts.read(t.language, t.reference).graph, kind).dot for t in tasks]
    palette = Palette()
    for dot, chart in zip(dots, lay_out(dots, palette), strict=True):
        assert isinstance(chart, list)
        shapes = [palette.to_plain()[shape[0]] for shape in chart[2:]]  # type: ignore[index]
        # Each arrow of the DOT text is one line, with its head.
        heads = sum("arrow" in style for style in shapes)
        bare = dot.count("arrowhead=none")
        assert heads == dot.count(" -> ") - dot.count("style=invis") - bare
