"""SVG elements as escaped markup, and scales: just what the report's plots need."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape


def element(name: str, *content: object, **attributes: object) -> Markup:
    """An element; what is no markup is escaped. `text_anchor` becomes text-anchor, `class_`
    class; attributes that are None are left out."""
    told = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_short(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return Markup(f"<{name}{told}>") + Markup("").join(map(escape, content)) + Markup(f"</{name}>")


def _short(value: object) -> object:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else value


def group(parts: Iterable[Markup], **attributes: object) -> Markup:
    return element("g", *parts, **attributes)


def text(x: float, y: float, words: str, anchor: str = "start", class_: str = "") -> Markup:
    return element("text", words, x=x, y=y, text_anchor=anchor, class_=class_ or None)


def line(x1: float, y1: float, x2: float, y2: float, class_: str) -> Markup:
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_)


def titled(name: str, title: str, **attributes: object) -> Markup:
    """A shape that says what it is when it is pointed at."""
    return element(name, element("title", title), **attributes)


def dot(x: float, y: float, class_: str, title: str) -> Markup:
    return titled("circle", title, cx=x, cy=y, r=4.5, class_=class_)


@dataclass(frozen=True, slots=True)
class Scale:
    """Values from `low` to `high` on pixels from `begin` to `end`, by their logarithm if `log`."""

    low: float
    high: float
    begin: float
    end: float
    log: bool = False

    def at(self, value: float) -> float:
        low, high, given = (
            (math.log(self.low), math.log(self.high), math.log(max(value, self.low)))
            if self.log
            else (self.low, self.high, value)
        )
        share = (given - low) / (high - low) if high > low else 0.5
        return self.begin + share * (self.end - self.begin)


def shares(begin: float, end: float) -> Scale:
    """From 0 to 1."""
    return Scale(0.0, 1.0, begin, end)


def steps(high: float, count: int = 5) -> list[float]:
    """Round numbers from 0 up to `high` or a little more: about `count` of them."""
    raw = high / count if high > 0 else 1.0
    size = 10.0 ** math.floor(math.log10(raw))
    step = next(size * factor for factor in (1, 2, 5, 10) if size * factor >= raw)
    return [step * number for number in range(max(1, math.ceil(high / step - 1e-9)) + 1)]


def quantiles(values: Sequence[float], wanted: Sequence[float]) -> list[float]:
    """By linear interpolation between the two nearest of the sorted values; not for no values."""
    ordered = sorted(values)
    found = []
    for share in wanted:
        place = share * (len(ordered) - 1)
        below = math.floor(place)
        above = min(below + 1, len(ordered) - 1)
        found.append(ordered[below] + (place - below) * (ordered[above] - ordered[below]))
    return found
