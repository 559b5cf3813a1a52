"""A page in, Mermaid text out: `flowchart TD`, as Markdown pages show it.

Mermaid reads `#name;` and `#number;` as characters inside a quoted label, and shows the label as
HTML. Only what it would take for something else is written so: a model may be given this text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from pytest_flow2code.core.graph import EdgeKind
from pytest_flow2code.flowchart.notation import Fill, Look
from pytest_flow2code.flowchart.page import Arrow, Box, Part
from pytest_flow2code.flowchart.theming import Theme

_ROUNDED = ("(", ")")
_TERMINAL = ("([", "])")

SHAPES: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "box": ("[", "]"),
        "diamond": ("{", "}"),
        "hexagon": ("{{", "}}"),
        "octagon": ("{{", "}}"),
        "parallelogram": ("[/", "/]"),
        "note": (">", "]"),
        "point": ("((", "))"),
        "circle": ("((", "))"),
        "doublecircle": ("(((", ")))"),
    }
)
"""Graphviz's name of a shape -> the brackets that stand for it."""

_NAMES = {'"': "#quot;", "#": "#35;", "&": "#amp;", "<": "#lt;", ">": "#gt;", "%": "#37;"}
_TAKEN = re.compile(r'["#&<>]|%(?=%\{)')
_OPENING = re.compile(r" *(?=`|[-+*](?: |$)|\d+[.)](?: |$))")
"""What stands before something that Markdown takes for a mark: a back quote, an item of a list."""

_STRIPPED = re.compile("style|classDef")
"""From a line with one of these words Mermaid takes the last semicolon, whatever it ends."""

_DOTTED = frozenset({EdgeKind.THROW, EdgeKind.RESUME, EdgeKind.FALL})


def to_mermaid(parts: Sequence[Part], theme: Theme | None = None) -> str:
    """The Mermaid text of a page; with a `theme` its colours too. Same input, same text."""
    lines = ["flowchart TD"]
    for part in parts:
        lines += [_ended(f"    {_node(box)}") for box in part.boxes]
        lines += [_ended(f"    {_link(arrow)}") for arrow in part.arrows]
    if theme is not None:
        lines += _colours(parts, theme)
    return "\n".join(lines) + "\n"


def quote(text: str) -> str:
    """`text` as a quoted label that shows exactly it."""
    return f'"{"<br/>".join(map(_quoted, text.split(chr(10)))) or " "}"'


def _quoted(line: str) -> str:
    opening = _OPENING.match(line)
    if opening is None:
        return _TAKEN.sub(_named, line)
    at = opening.end()
    return f"{line[:at]}#{ord(line[at])};{_TAKEN.sub(_named, line[at + 1 :])}"


def _named(found: re.Match[str]) -> str:
    return _NAMES[found[0]]


def _ended(line: str) -> str:
    return f"{line};" if _STRIPPED.search(line) else line


def _node(box: Box) -> str:
    opening, closing = _brackets(box.look)
    return f"{box.id}{opening}{quote(box.text)}{closing}"


def _brackets(look: Look) -> tuple[str, str]:
    if look.shape == "box" and "rounded" in look.style:
        return _TERMINAL if look.fill is Fill.TERMINAL else _ROUNDED
    return SHAPES[look.shape]


def _link(arrow: Arrow) -> str:
    dotted = arrow.tie or arrow.faint or arrow.kind in _DOTTED
    line = "-.-" if dotted else "---" if arrow.headless else "--"
    if not arrow.headless:
        line += ">"
    words = f"|{quote(arrow.words)}|" if arrow.words else ""
    return f"{arrow.source} {line}{words} {arrow.target}"


def _colours(parts: Sequence[Part], theme: Theme) -> Iterator[str]:
    members: dict[str, list[str]] = {}
    for part in parts:
        for box in part.boxes:
            members.setdefault("faint" if box.faint else box.look.fill.value, []).append(box.id)
    for name, ids in members.items():
        if name == "faint":
            look = f"fill:{theme.paper},stroke:{theme.faint},color:{theme.faint}"
            look += ",stroke-dasharray:4"
        else:
            look = f"fill:{theme.fill(Fill(name))},stroke:{theme.ink},color:{theme.text}"
        yield f"    classDef {name} {look}"
        yield f"    class {','.join(ids)} {name}"
