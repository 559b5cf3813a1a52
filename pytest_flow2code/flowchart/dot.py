"""A page in, Graphviz source out."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, sqrt

import graphviz

from pytest_flow2code.core.graph import EdgeKind
from pytest_flow2code.flowchart.labels import escape, wrap
from pytest_flow2code.flowchart.limits import DPI, SIDE
from pytest_flow2code.flowchart.page import Arrow, Box, Part
from pytest_flow2code.flowchart.theming import Theme

_FONT_POINTS = "11"
_HANG = 2
_INCHES = (SIDE - 2) / DPI
"""Graphviz rounds a side up, by a pixel at most."""

_ERROR = frozenset({EdgeKind.THROW})
_DASHED = frozenset({EdgeKind.THROW, EdgeKind.RESUME, EdgeKind.FALL})


def to_dot(parts: Sequence[Part], theme: Theme, *, prose: bool) -> str:
    """Graphviz source for a page, one picture. Same input, same bytes.

    There are no clusters: Graphviz orders those by memory address, so that their layout would
    depend on what the same process has drawn before.
    """
    out = graphviz.Digraph("flowchart")
    out.attr(
        "graph",
        dpi=str(DPI),
        size=f"{_INCHES:.4f},{_INCHES:.4f}",
        bgcolor=theme.paper,
        nodesep="0.3",
        ranksep="0.32",
        pad="0.15",
    )
    font = theme.prose if prose else theme.code
    shared = {"fontname": font, "color": theme.ink, "fontcolor": theme.text}
    out.attr("node", fontsize=_FONT_POINTS, **shared)
    out.attr("edge", fontsize="10", arrowsize="0.7", **shared)
    for part in parts:
        for box in part.boxes:
            _draw_box(out, box, theme)
        for arrow in part.arrows:
            _draw_arrow(out, arrow, theme)
    _stack(out, parts)
    return str(out.source)


def _draw_box(out: graphviz.Digraph, box: Box, theme: Theme) -> None:
    look = box.look
    lines = wrap(box.text, look.width, hang=_HANG if look.left else 0)
    attributes = {
        "shape": look.shape,
        "style": look.style,
        "fillcolor": theme.fill(look.fill),
        **look.attributes,
    }
    if box.faint:
        attributes |= {
            "style": f"{look.style},dashed",
            "color": theme.faint,
            "fontcolor": theme.faint,
        }
    label = "" if look.bare else escape(lines, left=look.left and len(lines) > 1)
    out.node(box.id, label=graphviz.nohtml(label), **attributes)


def _draw_arrow(out: graphviz.Digraph, arrow: Arrow, theme: Theme) -> None:
    attributes: dict[str, str] = {}
    if arrow.kind in _ERROR:
        attributes |= {"color": theme.error, "fontcolor": theme.error}
    if arrow.faint:
        attributes |= {"color": theme.faint, "fontcolor": theme.faint}
    if arrow.tie or arrow.faint or arrow.kind in _DASHED:
        attributes["style"] = "dashed"
    if arrow.words:
        attributes["label"] = graphviz.nohtml(f" {escape([arrow.words])} ")
    if arrow.headless:
        attributes["arrowhead"] = "none"
    out.edge(arrow.source, arrow.target, **attributes)


def _stack(out: graphviz.Digraph, parts: Sequence[Part]) -> None:
    """Put functions below each other in so many columns that the picture is about as wide as it
    is high."""
    if len(parts) < 2:
        return
    total = sum(part.height for part in parts)
    columns = max(1, min(len(parts), ceil(sqrt(total / 60))))
    limit = max(total / columns, *(part.height for part in parts))
    height = 0.0
    for above, below in pairwise(parts):
        height += above.height
        if height + below.height > limit * 1.15:
            height = 0.0
            continue
        out.edge(above.bottom.id, below.top.id, style="invis")
