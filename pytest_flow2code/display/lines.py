"""Lines of text and what they are made of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pytest_flow2code.scoring import Score

_FEW = 3
"""How many of many are named before the rest is only counted."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line and how it stands out: "" (not at all), "bold", "yellow" or "red"."""

    text: str
    tone: str = ""


def aligned(rows: Sequence[Sequence[str]], left: int = 2) -> Iterator[str]:
    """A table: `left` columns to the left, the others (numbers) to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = [
            cell.ljust(width) if column < left else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield f"  {'  '.join(cells)}".rstrip()


def percent(score: Score) -> str:
    """`55.6% [41.2, 69.0]`; `-` where there is no score."""
    if score.mean is None:
        return "-"
    if score.low is None or score.high is None:
        return f"{100 * score.mean:.1f}%"
    return f"{100 * score.mean:.1f}% [{100 * score.low:.1f}, {100 * score.high:.1f}]"


def first(texts: Sequence[str], noun: str, few: int = _FEW) -> list[str]:
    """A few of the texts, and how many more there are."""
    rest = len(texts) - few
    return [*texts[:few], f"  and {count(rest, f'more {noun}')}"] if rest > 0 else list(texts)


def count(number: int, noun: str) -> str:
    return f"{number} {noun}{'s' * (number != 1)}"
