"""Taking a model's thinking off its answer: what stands there is a draft, not the answer."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pytest_flow2code.extraction import fences

_NAMES = "think|thinking|thought|thoughts|reasoning|analysis|scratchpad|reflection"

_FORMS = (
    (rf"<(?:{_NAMES})>", rf"</(?:{_NAMES})>"),
    (r"<\|(?:begin_of_)?thought\|>", r"<\|end_of_thought\|>"),
    ("◁think▷", "◁/think▷"),
    (r"\[THINK\]", r"\[/THINK\]"),
    (r"<\|channel\|>analysis<\|message\|>", r"<\|end\|>"),
)
"""How models mark their thinking: where it opens, where it closes."""

_THINKING = tuple(
    (re.compile(rf"[ \t]*{opens}", re.IGNORECASE), re.compile(closes, re.IGNORECASE))
    for opens, closes in _FORMS
)
_MOST = 100
"""So many thoughts are taken off; an answer with more is a model that is caught in a loop."""

_WRAPPED = (
    (re.compile(r"[ \t]*<answer>[ \t]*", re.IGNORECASE), re.compile(r"</answer>", re.IGNORECASE)),
    (re.compile(r"[ \t]*<\|begin_of_box\|>[ \t]*"), re.compile(r"<\|end_of_box\|>")),
)
"""Marks around the answer proper, which would hide a fence that follows or precedes them."""


def answer_of(text: str) -> str:
    """`text` without the thinking in it and without marks around the answer.

    Thinking opens at the start of a line outside a fenced block. Where it is never closed, all
    that follows is thinking. Where only its end is to be seen (the chat template had opened it),
    all before that end is.
    """
    return _unwrapped(_spoken(_after_unopened(text)))


def _after_unopened(text: str) -> str:
    for opens, closes in _THINKING:
        alone = re.compile(rf"^[ \t]*{closes.pattern}|{closes.pattern}[ \t\r]*$", re.I | re.M)
        found = alone.search(text)
        if found and not re.search(opens.pattern, text[: found.start()], re.IGNORECASE):
            return text[found.end() :].lstrip(" \t")
    return text


def _spoken(text: str) -> str:
    at = 0
    for _ in range(_MOST):
        opened = _opened(text, at)
        if opened is None:
            return text
        at, closes = opened
        end = closes.search(text, at)
        if end is None:
            return text[:at]
        text = text[:at] + text[end.end() :].lstrip(" \t")
    return text


def _opened(text: str, at: int) -> tuple[int, re.Pattern[str]] | None:
    """Where thinking opens next, and what will close it."""
    for start, line in _prose_lines(text, at):
        for opens, closes in _THINKING:
            if opens.match(line):
                return start, closes
    return None


def _unwrapped(text: str) -> str:
    for opens, closes in _WRAPPED:
        marks = ((start, opens.match(line)) for start, line in _prose_lines(text))
        start, mark = next((found for found in marks if found[1]), (0, None))
        if mark is None:
            continue
        inside = text[start + mark.end() :]
        ends = list(closes.finditer(inside))
        if ends:
            inside = f"{inside[: ends[-1].start()]}\n{inside[ends[-1].end() :]}"
        text = text[:start] + inside
    return text


def _prose_lines(text: str, at: int = 0) -> Iterator[tuple[int, str]]:
    """The lines outside fenced blocks, each with its offset, from offset `at` on.

    A block that `at` stands in counts from its opening fence, so `at` must be outside one.
    """
    lines = fences.split(text[at:])
    block = fences.first(lines)
    for number, line in enumerate(lines):
        if block is not None and number > block.end:
            block = fences.first(lines, number)
        if block is None or number < block.start - 1:
            yield at, line
        at += len(line)
