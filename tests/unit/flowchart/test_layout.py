"""What a person sees first: no label lies on a box, no arrow runs through one, no text sticks out.

Graphviz tells where everything is (`-Tjson`), in points.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from pytest_flow2code import datasets, runners
from pytest_flow2code.core.task import FlowchartType
from pytest_flow2code.flowchart import draw
from pytest_flow2code.flowchart.coprocess import one_shot
from pytest_flow2code.running import charts

Point = tuple[float, float]


def _curve(points: list[Point]) -> Iterator[Point]:
    """Points of a B-spline as Graphviz gives it: cubic Bezier pieces that share their ends."""
    for i in range(0, len(points) - 3, 3):
        for step in range(11):
            t, u = step / 10, 1 - step / 10
            yield tuple(  # type: ignore[misc]
                u**3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t**3 * d
                for a, b, c, d in zip(*points[i : i + 4], strict=True)
            )


class Drawn:
    """A layout: `boxes` as (middle, half width, half height, shape), `labels` as (left, bottom,
    right, top), `arrows` as points without those at both ends."""

    def __init__(self, dot: str) -> None:
        layout: dict[str, Any] = json.loads(one_shot(dot.encode(), "json", 60))
        self.boxes = []
        self.texts = []
        for box in layout["objects"]:
            middle = tuple(float(part) for part in box["pos"].split(","))
            half = float(box["width"]) * 36, float(box["height"]) * 36
            self.boxes.append((middle, *half, box["shape"]))
            widths = [each["width"] for each in box.get("_ldraw_", ()) if each["op"] == "T"]
            self.texts.append((max(widths, default=0.0) / 2, 6.5 * len(widths)))
        self.labels, self.arrows = [], []
        for edge in layout.get("edges", ()):
            if edge.get("style") == "invis":
                continue
            lines = [op["points"] for op in edge["_draw_"] if op["op"] in "bB"]
            self.arrows.append(list(chain.from_iterable(map(_curve, lines)))[6:-6])
            for op in edge.get("_ldraw_", ()):
                if op["op"] == "T":
                    (x, y), half_width = op["pt"], op["width"] / 2
                    self.labels.append((x - half_width, y - 1, x + half_width, y + 7))


def _meets(
    label: tuple[float, ...], middle: Point, width: float, height: float, shape: str
) -> bool:
    left, bottom, right, top = label
    x, y = min(max(middle[0], left), right), min(max(middle[1], bottom), top)
    across, along = abs(x - middle[0]) / width, abs(y - middle[1]) / height
    return across + along < 1 if shape == "diamond" else max(across, along) < 1


@pytest.mark.parametrize("kind", list(FlowchartType))
@pytest.mark.parametrize("language", runners.names())
def test_nothing_lies_on_anything(language: str, kind: FlowchartType) -> None:
    task = next(t for t in datasets.load() if t.language == language and t.difficulty == "hard")
    drawn = Drawn(draw(charts.read(language, task.reference).graph, kind).dot)
    assert drawn.boxes
    for middle, width, height, shape in drawn.boxes:
        assert not [label for label in drawn.labels if _meets(label, middle, width, height, shape)]
        for arrow in drawn.arrows:
            assert not [
                p for p in arrow if _meets((*p, *p), middle, width * 0.95, height * 0.95, shape)
            ]


@pytest.mark.parametrize("language", runners.names())
def test_no_text_sticks_out_of_a_diamond(language: str) -> None:
    tasks = [t for t in datasets.load() if t.language == language][:3]
    for task in tasks:
        drawn = Drawn(draw(charts.read(language, task.reference).graph, FlowchartType.CODE).dot)
        for (_, width, height, shape), (half_width, half_height) in zip(
            drawn.boxes, drawn.texts, strict=True
        ):
            if shape == "diamond":
                assert half_width / width + half_height / height <= 1.02


def test_a_label_on_a_box_would_be_seen() -> None:
    assert _meets((0, 0, 10, 8), (5, 12), 20, 5, "box")
    assert not _meets((0, 0, 10, 6), (5, 12), 20, 5, "box")
    assert not _meets((0, 0, 4, 4), (10, 10), 10, 10, "diamond")
    assert _meets((0, 0, 8, 8), (10, 10), 10, 10, "diamond")
