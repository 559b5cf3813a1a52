"""How an HTML answer is compared with the reference: the comparison itself, in this process."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from joining import minimal_task

from pytest_flow2code import runners
from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.task import Placement, Task, Tests
from pytest_flow2code.runners.html.join import assemble, outline

SUPPORT = Path(str(runners.__file__)).parent / "html" / "support"
Lines = Callable[[str], list[str]]


@pytest.fixture(scope="module")
def lines() -> Iterator[Lines]:
    """The comparison's own view of a page, with its modules found as they are in the sandbox."""
    sys.path.insert(0, str(SUPPORT))
    try:
        tree = importlib.import_module("tree")
        whitespace = importlib.import_module("whitespace")
        yield lambda page: list(tree.lines(whitespace.settle(tree.parse(page))))
    finally:
        sys.path.remove(str(SUPPORT))
        for name in ("tree", "whitespace"):
            sys.modules.pop(name, None)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("<p>a</p><p>b</p>", "<p>a</p>\n\n  <p>b</p>\n"),
        ("<p>a b</p>", "<p>\n  a\n  b\n</p>"),
        ("<p>a<br>b</p>", "<p>a <br/> b</p>"),
        ("<p>a <b>b</b></p>", "<p>a\n<b>b</b> </p>"),
        ("<p>a <b>b</b></p>", "<p>a <b> b </b></p>"),
        ("<ul><li>a</li><li>b</li></ul>", "<ul>\n<li>a\n<li>b\n</ul>"),
        ("<table><tr><td>1</td></tr></table>", "<table><tbody><tr><td> 1 </table>"),
        ('<a href="x" title="y">z</a>', "<A TITLE=y HREF='x'>z</A>"),
        ('<p class="a b">x</p>', '<p class=" a  b ">x</p>'),
        ('<p style="color: red; top: 1px">x</p>', '<p style="COLOR:red;top:  1px;">x</p>'),
        ("<input disabled>", '<input disabled="disabled">'),
        ("<p>&lt;&eacute;</p>", "<p>&#60;é</p>"),
        ("<p>x</p>", "<!-- c --><p>x<!-- d --></p>"),
        ("<p>ab</p>", "<p>a<!-- c -->b</p>"),
        ("<p>x</p>", "<!DOCTYPE html><html><head></head><body><p>x</p></body></html>"),
        (
            "<select><option>a<option>b</select>",
            "<select>\n <option>a</option>\n <option>b</select>",
        ),
    ],
)
def test_spellings_of_one_page_are_equal(lines: Lines, one: str, other: str) -> None:
    assert lines(one) == lines(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("<p>a b</p>", "<p>ab</p>"),
        ("<p>a <b>b</b></p>", "<p>a<b>b</b></p>"),
        ("<p><b>a</b> <i>b</i></p>", "<p><b>a</b><i>b</i></p>"),
        ("<p><img src=a> x</p>", "<p><img src=a>x</p>"),
        ("<p>a</p>", "<p>A</p>"),
        ("<p>a</p>", "<div>a</div>"),
        ("<p>a</p>", "<p>a</p><p></p>"),
        ("<b><i>a</i></b>", "<i><b>a</b></i>"),
        ('<p class="a b">x</p>', '<p class="b a">x</p>'),
        ('<a href="x">z</a>', '<a href="X">z</a>'),
        ('<a href="x">z</a>', '<a href=" x">z</a>'),
        ('<p style="color: red">x</p>', '<p style="color: Red">x</p>'),
        ('<input value="value">', "<input value>"),
        ("<pre>a  b</pre>", "<pre>a b</pre>"),
        ("<textarea>a\nb</textarea>", "<textarea>a b</textarea>"),
        ("<p>a</p>b", "<p>ab</p>"),
        ("<p>\u00a0</p>", "<p> </p>"),
        ("<p>x</p>", "<p>x</p><script>y()</script>"),
    ],
)
def test_other_pages_are_not_equal(lines: Lines, one: str, other: str) -> None:
    assert lines(one) != lines(other)


def test_a_page_is_shown_as_an_indented_tree(lines: Lines) -> None:
    assert lines('<ul id=a hidden><li>b "c"</ul>') == [
        "<html>",
        "  <head>",
        "  <body>",
        '    <ul hidden id="a">',
        "      <li>",
        "        'b \"c\"'",
    ]


def task(reference: str) -> Task:
    return minimal_task("html", "", Tests("", Placement.TREE), reference=reference)


def test_answer_and_expectation_lie_beside_each_other() -> None:
    toolchain = Toolchain("html", (("python", "/usr/bin/python3"),), Path("/nowhere"))
    program = assemble(task("<p>a</p>"), "<p>b</p>", toolchain)
    texts = {file.path: file.text for file in program.files}
    assert (texts["expected.html"], texts["answer.html"]) == ("<p>a</p>", "<p>b</p>")
    assert program.steps[-1].proves


def test_tags_are_names_and_prose_is_no_statement() -> None:
    found = outline("<P>a <b>c</b></P>\n<br>")
    assert found.names == {"p", "b", "br"}
    assert found.statements == 2
    assert outline("Just a few words.").statements == 0
