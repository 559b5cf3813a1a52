"""Mermaid texts: what they show is what the DOT texts show."""

from __future__ import annotations

import pytest
from flow_shapes import b, graph_of, jump, s, t

from pytest_flow2code import runners
from pytest_flow2code.core import ir
from pytest_flow2code.core.errors import FlowchartError
from pytest_flow2code.core.ir import JumpKind
from pytest_flow2code.core.task import FlowchartType
from pytest_flow2code.flowchart import build, mermaid
from pytest_flow2code.flowchart.drawing import expected
from pytest_flow2code.flowchart.invariants import differences
from pytest_flow2code.flowchart.mermaid import quote
from pytest_flow2code.flowchart.mermaid_reading import read_mermaid, unquote
from pytest_flow2code.flowchart.theming import theme
from pytest_flow2code.running import selfcheck

KINDS = list(FlowchartType)
ODD = [
    'say "hi" \\ and \\N',
    "<b>bold</b> &amp; {braces|pipes} #35; #quot;",
    "`quoted` beginning",
    "1. a list\n- of\n* marks\n  + indented",
    '%%{init: {"theme": "dark"}}%%',
    'style="color:#f00; a: b#;" classDef x: #a;',
    "end",
    "graph TD; a-->b",
    "-->|x|",
    "漢字 🎉",
]


@pytest.mark.parametrize("language", runners.names())
@pytest.mark.parametrize("kind", KINDS)
def test_every_language_reads_back(language: str, kind: FlowchartType) -> None:
    source = selfcheck.task(runners.load(language)).reference
    graph = build(runners.load(language).lower(source))
    text = mermaid(graph, kind)
    assert text.startswith("flowchart TD\n")
    assert differences(expected(graph, kind), read_mermaid(text)) == []
    assert (
        differences(
            expected(graph, kind), read_mermaid(mermaid(graph, kind, colours=theme("dark")))
        )
        == []
    )


@pytest.mark.parametrize("kind", KINDS)
def test_odd_labels_read_back_and_a_change_is_noticed(kind: FlowchartType) -> None:
    graph = graph_of(*(ir.If(t(code), b(s(code))) for code in ODD))
    text = mermaid(graph, kind)
    wanted = expected(graph, kind)
    assert differences(wanted, read_mermaid(text)) == []
    assert differences(wanted, read_mermaid(text.replace("bold", "bald", 1)))
    link = next(line for line in text.splitlines() if "-->" in line and "|" in line)
    assert differences(wanted, read_mermaid(text.replace(f"{link}\n", "", 1)))


@pytest.mark.parametrize(
    ("label", "written"),
    [
        ('a "b"', '"a #quot;b#quot;"'),
        ("a < b && c > #1", '"a #lt; b #amp;#amp; c #gt; #35;1"'),
        ("`a` is", '"#96;a` is"'),
        ("1. one", '"#49;. one"'),
        ("- 1", '"#45; 1"'),
        ("-1 + 2", '"-1 + 2"'),
        ("12.5", '"12.5"'),
        ("a\nb", '"a<br/>b"'),
        ("%%{x}", '"#37;%{x}"'),
        ("", '" "'),
    ],
)
def test_only_what_would_be_taken_for_something_else_is_coded(label: str, written: str) -> None:
    assert quote(label) == written
    assert unquote(written.strip('"')) == label


def test_a_line_from_which_mermaid_takes_a_semicolon_has_one_to_spare() -> None:
    """Mermaid strips the last semicolon of what looks like a `style` line with a colour."""
    text = mermaid(graph_of(s('style="color:red"'), s("other")), FlowchartType.CODE)
    assert [line[-1] for line in text.splitlines() if "style" in line] == [";"]


def test_links_tell_how_they_are_drawn() -> None:
    watched = ir.Try(b(s("a")), (ir.Handler(t("catch"), b(s("h"))),))
    text = mermaid(graph_of(watched, jump(JumpKind.RETURN), s("dead")), FlowchartType.CODE)
    assert '-.->|"error"|' in text
    uml = mermaid(graph_of(ir.Function("f", t("def f"), b(s("a")))), FlowchartType.UML)
    assert " -.- " in uml
    assert "(((" in uml


@pytest.mark.parametrize(
    "text", ["graph TD\n", "flowchart TD\n    n0[unquoted]\n", 'flowchart TD\n n0["a" b"]\n', ""]
)
def test_what_was_not_written_here_is_refused(text: str) -> None:
    with pytest.raises(FlowchartError, match=r"line [12] is no line of a flowchart"):
        read_mermaid(text)
