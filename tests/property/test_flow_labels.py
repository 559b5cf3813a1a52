"""Whatever stands in a source, its flowchart shows it, and pydot reads it back."""

from __future__ import annotations

import re

from hypothesis import example, given, settings
from hypothesis import strategies as st

from pytest_flow2code.core import ir
from pytest_flow2code.core.task import FlowchartType
from pytest_flow2code.flowchart import build, draw
from pytest_flow2code.flowchart.invariants import flowchart_violations
from pytest_flow2code.flowchart.labels import clean, columns, escape, unescape, wrap

NASTY = st.sampled_from(
    [
        "\\",
        '"',
        "\\N",
        "\\G",
        "\\L",
        "\\r",
        "\\E",
        "\\l",
        "\\n",
        "<b>",
        "&amp;",
        "&#931;",
        "{",
        "|",
        "\t",
        "\r\n",
        "\n",
        "->",
        "<br/>",
        "]]>",
        "\U0001f642",
        "\u202e",
        "\u05e9\u05dc\u05d5\u05dd",
        "\u4e2d\u6587",
        "e\u0301",
        ";",
    ]
)
TEXT = st.lists(st.one_of(NASTY, st.text(max_size=8)), max_size=12).map("".join)


@settings(max_examples=120, deadline=None)
@given(TEXT, st.integers(1, 40), st.booleans())
@example(text="\\N\\N\t\\\\", width=1, left=False)
def test_wrapping_loses_only_blanks_and_escaping_nothing(text: str, width: int, left: bool) -> None:
    shown = clean(text)
    lines = wrap(shown, width, hang=2 if left else 0)
    assert "".join("".join(lines).split()) == "".join(shown.split())
    # A line holds at least one character, and that may be two columns wide behind an indent of one.
    assert all(columns(line) <= max(width, 3) for line in lines)
    assert re.sub(r"\s", "", unescape(escape(lines, left=left))) == re.sub(r"\s", "", shown)


@settings(max_examples=25, deadline=None)
@given(TEXT, TEXT)
@example(first="x" * 5000, second="\\N " * 1250)
@example(first="", second=" \t\n ")
def test_any_label_survives_in_every_notation(first: str, second: str) -> None:
    texts = [ir.Text(code, i, i, said=code) for i, code in enumerate((first, second), 1)]
    body = ir.Block((ir.If(texts[0], ir.Block((ir.Statement(texts[1]),))),))
    graph = build(ir.Unit("test", ir.Block((ir.Function("f", ir.Text(first, 1, 1), body),))))
    for kind in FlowchartType:
        assert flowchart_violations(graph, kind, draw(graph, kind).dot) == []
