"""Flowcharts as Graphviz laid them out, small enough that thousands fit into a page.

A chart is a list: width, height, then its shapes. A shape is a list too: the number of its style in
the report's `Palette`, then whole numbers, then, for text, the text. The numbers are half points;
each pair is a step from the pair before it (the first of the chart from its top left corner), so
that they are small and often the same, which compresses well:

    rect, round   corner, then width and height     (`round` has round corners)
    ellipse       centre, then its two radii
    poly, open    corners (`poly` is closed, `open` is not)
    line          two ends
    curve         a cubic Bezier path: start, then three points a piece
    text          where its base line begins or is centred

Sizes are no steps and do not move the pen. Arrowheads are a word of the style: they continue the
line. `page/chart.js` reads this.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from xml.etree import ElementTree

from pytest_flow2code.core.errors import FlowchartError
from pytest_flow2code.flowchart import Renderer

Chart = list[object]
Style = tuple[tuple[str, str], ...]
Point = tuple[int, int]

_UNITS = 2
"""Of these there are so many in a point."""

_SVG = "{http://www.w3.org/2000/svg}"
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
_PLACES = frozenset({"points", "d", "cx", "cy", "rx", "ry", "x", "y"})
_HEAD = 9 * _UNITS
"""How far at most an arrowhead's tip is from the end of its line."""
_BATCH = 48
_ROUND = 25
"""A box with round corners is drawn as a path of so many points."""


class Palette:
    """The styles of all charts of a report, each once, in the order of their numbers."""

    def __init__(self) -> None:
        self._numbers: dict[Style, int] = {}

    def number(self, shape: str, attributes: Style) -> int:
        style = (("shape", shape), *attributes)
        return self._numbers.setdefault(style, len(self._numbers))

    def with_arrow(self, number: int) -> int:
        style = list(self._numbers)[number]
        return self._numbers.setdefault((*style, ("arrow", "yes")), len(self._numbers))

    def to_plain(self) -> list[dict[str, str]]:
        return [dict(style) for style in self._numbers]


def lay_out(dots: Sequence[str], palette: Palette) -> tuple[Chart | str, ...]:
    """The chart of each DOT text, or the reason why there is none.

    Graphviz is started once for many graphs, which is ten times as fast as once for each.
    """
    batches = [dots[begin : begin + _BATCH] for begin in range(0, len(dots), _BATCH)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        pictures = [picture for batch in pool.map(_pictures, batches) for picture in batch]
    return tuple(_chart(picture, palette) for picture in pictures)


def _pictures(dots: Sequence[str]) -> list[str | FlowchartError]:
    """The SVG of each DOT text, or what is wrong with it."""
    end = "</svg>"
    try:
        svg = Renderer().picture("\n".join(dots), "svg").decode("utf-8", "replace")
    except FlowchartError as error:
        return [error] if len(dots) == 1 else _one_by_one(dots)
    pictures: list[str | FlowchartError] = [part + end for part in svg.split(end)[:-1]]
    if len(pictures) == len(dots):
        return pictures
    many = FlowchartError(f"Graphviz made {len(pictures)} pictures of one graph")
    return [many] if len(dots) == 1 else _one_by_one(dots)


def _one_by_one(dots: Sequence[str]) -> list[str | FlowchartError]:
    """One graph that Graphviz refuses must not take the others with it."""
    return [picture for dot in dots for picture in _pictures([dot])]


def _chart(picture: str | FlowchartError, palette: Palette) -> Chart | str:
    if isinstance(picture, FlowchartError):
        return picture.message
    try:
        return to_chart(picture, palette)
    except FlowchartError as error:
        return error.message


def to_chart(svg: str, palette: Palette) -> Chart:
    """The chart in an SVG picture by Graphviz. Raises FlowchartError if it is none."""
    try:
        page = ElementTree.fromstring(svg.strip())
    except ElementTree.ParseError as error:
        raise FlowchartError(f"Graphviz wrote SVG that cannot be read: {error}") from error
    shapes = [shape for element in page.iter() for shape in _shapes(element)]
    if not shapes or shapes[0][0] != "rect":
        raise FlowchartError("Graphviz wrote SVG without a background")
    (left, top), size = shapes[0][2]
    pen = _Pen(palette, (left, top))
    for shape in shapes[1:]:
        pen.draw(*shape)
    return [*size, *pen.drawn]


class _Pen:
    def __init__(self, palette: Palette, at: Point) -> None:
        self._palette = palette
        self._at = at
        self._last: str | None = None
        self.drawn: list[list[object]] = []

    def draw(self, shape: str, style: Style, points: list[Point], text: str | None) -> None:
        if shape == "poly" and self._is_head(points, dict(style)):
            number = self.drawn[-1][0]
            assert isinstance(number, int)
            self.drawn[-1][0] = self._palette.with_arrow(number)
            self._last = None
            return
        self._last = shape
        sized = shape in ("rect", "round", "ellipse")
        numbers: list[object] = [self._palette.number(shape, style)]
        for point in points[:1] if sized else points:
            numbers += (point[0] - self._at[0], point[1] - self._at[1])
            self._at = point
        if sized:
            numbers += points[1]
        self.drawn.append(numbers if text is None else [*numbers, text])

    def _is_head(self, points: list[Point], style: dict[str, str]) -> bool:
        """Whether a filled triangle goes on from the line that was drawn just now."""
        if self._last not in ("line", "curve") or len(points) != 3:
            return False
        near = min(abs(x - self._at[0]) + abs(y - self._at[1]) for x, y in points)
        far = max(abs(x - self._at[0]) + abs(y - self._at[1]) for x, y in points)
        return style.get("fill") == style.get("stroke") and near < _HEAD and far < 2 * _HEAD


def _shapes(element: ElementTree.Element) -> Iterator[tuple[str, Style, list[Point], str | None]]:
    tag = element.tag.removeprefix(_SVG)
    style = tuple(sorted((k, v) for k, v in element.attrib.items() if k not in _PLACES))
    if tag == "text":
        yield "text", style, [_pair(element, "x", "y")], "".join(element.itertext())
    elif tag == "ellipse":
        yield "ellipse", style, [_pair(element, "cx", "cy"), _pair(element, "rx", "ry")], None
    elif tag in ("polygon", "polyline", "path"):
        numbers = [_units(n) for n in _NUMBER.findall(element.get("points", element.get("d", "")))]
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        filled = element.get("fill") != "none"
        shape, points = _path(points, filled) if tag == "path" else _corners(points, tag)
        yield shape, style, points, None


def _path(points: list[Point], filled: bool) -> tuple[str, list[Point]]:
    if filled and len(points) == _ROUND:
        return "round", _box(points)
    if filled:
        return "curve", points
    if any(len({point[axis] for point in points}) == 1 for axis in (0, 1)):
        return "line", [points[0], points[-1]]
    return "curve", points


def _corners(points: list[Point], tag: str) -> tuple[str, list[Point]]:
    if tag == "polyline":
        return "open", points
    corners = points[:-1] if points[0] == points[-1] else points
    upright = all(len({point[axis] for point in corners}) == 2 for axis in (0, 1))
    return ("rect", _box(corners)) if len(corners) == 4 and upright else ("poly", corners)


def _box(points: list[Point]) -> list[Point]:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return [(min(xs), min(ys)), (max(xs) - min(xs), max(ys) - min(ys))]


def _pair(element: ElementTree.Element, x: str, y: str) -> Point:
    return _units(element.get(x, "0")), _units(element.get(y, "0"))


def _units(number: str) -> int:
    return round(float(number) * _UNITS)
