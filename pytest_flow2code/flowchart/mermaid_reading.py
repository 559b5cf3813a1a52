"""Mermaid texts of ours read back, for a check."""

from __future__ import annotations

import re

from pytest_flow2code.core.errors import FlowchartError
from pytest_flow2code.flowchart.drawn import Drawing
from pytest_flow2code.flowchart.mermaid import SHAPES

_LABEL = r'"([^"]*)"'
_SHAPES = {("(", ")"), ("([", "])"), *SHAPES.values()}
_NODE = re.compile(
    r"(\w+)(?:"
    + "|".join(f"{re.escape(a)}{_LABEL}{re.escape(b)}" for a, b in sorted(_SHAPES, reverse=True))
    + ")"
)
_LINK = re.compile(rf"(\w+) (?:-->|---|-\.->|-\.-)(?:\|{_LABEL}\|)? (\w+)")
_STYLE = re.compile(r"(?:classDef \w+|class [\w,]+) \S+")
_CODE = re.compile(r"#(\w+);")
_CHARACTERS = {"quot": '"', "amp": "&", "lt": "<", "gt": ">"}


def read_mermaid(text: str) -> Drawing:
    """The nodes, links and labels of a flowchart that `to_mermaid` wrote.

    Raises FlowchartError for a line that it would not have written.
    """
    first, *lines = text.splitlines() or [""]
    if first != "flowchart TD":
        raise _refused(1, first)
    nodes: list[tuple[str, str]] = []
    edges: list[tuple[str, str, str]] = []
    for number, line in enumerate(lines, 2):
        plain = line.strip().removesuffix(";")
        if found := _NODE.fullmatch(plain):
            label = next(group for group in found.groups()[1:] if group is not None)
            nodes.append((found[1], unquote(label)))
        elif found := _LINK.fullmatch(plain):
            edges.append((found[1], found[3], unquote(found[2] or "")))
        elif not _STYLE.fullmatch(plain):
            raise _refused(number, line)
    return Drawing(tuple(nodes), tuple(edges))


def unquote(label: str) -> str:
    """What a label shows: the inverse of `quote`, blanks at both ends aside."""
    shown = label.replace("<br/>", "\n")
    return _CODE.sub(_character, shown).strip(" ")


def _character(found: re.Match[str]) -> str:
    name = found[1]
    return chr(int(name)) if name.isdigit() else _CHARACTERS[name]


def _refused(number: int, line: str) -> FlowchartError:
    return FlowchartError(
        f"line {number} is no line of a flowchart as it is written here: {line[:60]!r}",
        mend="write it again with `flow2code draw --format=mermaid`",
    )
