"""What plots share: their size, their axes, names at their left, how scores are worded."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from pytest_flow2code.reports.svg import Scale, dot, element, line, text
from pytest_flow2code.scoring import Score

WIDTH = 460
LEFT = 132
"""Where plots begin that have names at their left; others begin at `MARGIN`."""
MARGIN = 44
RIGHT = WIDTH - 22
TOP = 8
ROW = 24

_NAME = 17
"""Longer names are cut; the whole stands in the tooltip and in the tables."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A plot with what is said about it; `key` explains its colours: (class, words)."""

    title: str
    drawing: Markup
    note: str = ""
    key: tuple[tuple[str, str], ...] = ()


def hue(number: int) -> str:
    """The class of the colour of the model (or line) with this number; there are six."""
    return f"c{number % 6}"


def percent(value: float | None) -> str:
    return "-" if value is None else f"{100 * value:.1f} %"


def interval(score: Score) -> str:
    if score.low is None or score.high is None:
        return ""
    return f"{100 * score.low:.1f} to {100 * score.high:.1f}"


def said(score: Score) -> str:
    between = interval(score)
    return percent(score.mean) + (f" ({between})" if between else "")


def picture(parts: Sequence[Markup], height: float, label: str) -> Markup:
    box = f"0 0 {WIDTH} {height:.0f}"
    return element("svg", *parts, viewBox=box, role="img", aria_label=label, class_="plot")


def name(x: float, y: float, words: str, whole: str) -> Markup:
    """A row's name, with what it stands for as its tooltip."""
    room = _NAME - int(x) // 6
    short = words if len(words) <= room else f"{words[: room - 1]}\u2026"
    return element("text", short, element("title", whole), x=x, y=y + 4)


def across(scale: Scale, bottom: float) -> Iterator[Markup]:
    """Shares on the horizontal axis."""
    for quarter in range(5):
        x = scale.at(quarter / 4)
        yield line(x, TOP, x, bottom, "grid")
        yield text(x, bottom + 16, f"{25 * quarter} %", "middle")


def upwards(scale: Scale) -> Iterator[Markup]:
    """Shares on the vertical axis."""
    for quarter in range(5):
        y = scale.at(quarter / 4)
        yield line(MARGIN, y, RIGHT, y, "grid")
        yield text(MARGIN - 6, y + 4, f"{25 * quarter} %", "end")


def lying(scale: Scale, y: float, score: Score, colour: str, title: str) -> Iterator[Markup]:
    """A score with its interval from left to right."""
    if score.mean is None:
        return
    if score.low is not None and score.high is not None:
        yield line(scale.at(score.low), y, scale.at(score.high), y, f"whisker {colour}")
    yield dot(scale.at(score.mean), y, f"dot {colour}", title)


def standing(scale: Scale, x: float, score: Score, colour: str, title: str) -> Iterator[Markup]:
    """A score with its interval from below to above."""
    if score.mean is None:
        return
    if score.low is not None and score.high is not None:
        yield line(x, scale.at(score.low), x, scale.at(score.high), f"whisker {colour}")
    yield dot(x, scale.at(score.mean), f"dot {colour}", title)
