"""A program in a text without fences: the longest run of lines that the grammar takes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from pytest_flow2code.extraction import fences
from pytest_flow2code.extraction.judge import Judge

_TRIES = 200
"""How many runs of lines are tried; each costs a parse."""

_BUDGET = 400_000
"""How many characters are looked at in all before the search ends; the first run always is."""

_OPENING = 5
"""So many of the first lines may begin the program; later ones only after a blank line."""

_INDENTED = 4
"""From so many columns on, an indented paragraph of Markdown is code."""


def find(text: str, judge: Judge) -> str | None:
    """The first and longest run of whole lines in `text` that is sound and defines the entry
    point; None if there is none. Markdown's indentation of a code block is taken off."""
    if not judge.mentioned(text):
        return None
    left = _BUDGET
    for number, run in enumerate(islice(_runs(text), _TRIES)):
        left -= len(run)
        if judge.guess(run) if number else judge.answers(run):
            return run
        if left <= 0:
            break
    return None


def _runs(text: str) -> Iterator[str]:
    """Runs of lines from each possible beginning, the longest first."""
    lines = fences.split(text)
    blank = [not line.strip() for line in lines]
    starts = [
        i for i in range(len(lines)) if not blank[i] and (i < _OPENING or (i > 0 and blank[i - 1]))
    ]
    ends = [
        i + 1 for i in range(len(lines)) if not blank[i] and (i + 1 == len(lines) or blank[i + 1])
    ]
    for start in starts:
        for end in reversed([end for end in ends if end > start]):
            yield "".join(_outdented(lines[start:end]))


def _outdented(lines: Sequence[str]) -> Sequence[str]:
    indents = [fences.indent(line) for line in lines if line.strip()]
    return fences.unindented(lines, min(indents)) if min(indents) >= _INDENTED else lines
