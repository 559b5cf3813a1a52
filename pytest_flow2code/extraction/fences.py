"""Fenced blocks of a Markdown text, as CommonMark has them, a little more forgiving.

Lines end with a line feed and keep what they end with, so that code comes back byte for byte.
Indented fences are taken at any depth (models indent them below list items), and a fence may
follow a list marker on its line. Only the indentation of the fence itself is taken off its lines.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

_OPEN = re.compile(
    r"(?P<indent>[ \t]*)(?P<marker>(?:[-*+]|\d{1,9}[.)])[ \t]+)?"
    r"(?P<fence>`{3,}|~{3,})(?P<info>[^\r\n]*)[\r\n]*\Z"
)
_CLOSE = re.compile(r"(?P<indent>[ \t]*)(?P<fence>`{3,}|~{3,})[ \t]*[\r\n]*\Z")
_SPAN = re.compile(r"(?<!`)(`{3,})(?!`)(?P<inside>.+?)(?<!`)\1(?!`)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block. `lines[start:end]` of the scanned lines is its inside; the fences are the
    lines before and after. `closed` is False where the text ended first; `mended` says that it
    goes on behind a line that looks like its closing fence."""

    info: str
    code: str
    closed: bool
    fence: str
    indent: int
    start: int
    end: int
    mended: bool = False


def split(text: str) -> list[str]:
    """The lines of `text` with their ends; only a line feed ends a line."""
    return [line for line in re.split(r"(?<=\n)", text) if line]


def first(lines: Sequence[str], at: int = 0) -> Block | None:
    """The first block whose opening fence is on line `at` or later, None if there is none."""
    for number in range(at, len(lines)):
        found = _OPEN.match(lines[number])
        if found is None or ("`" in found["fence"] and "`" in found["info"]):
            continue
        opened = Block(
            info=found["info"].strip(),
            code="",
            closed=False,
            fence=found["fence"],
            indent=_columns(found["indent"]) + len(found["marker"] or ""),
            start=number + 1,
            end=number + 1,
        )
        return _until_closed(lines, opened, opened.start)
    return None


def longer(lines: Sequence[str], block: Block) -> Iterator[Block]:
    """`block` as it would be if its closing fence, and then the next ones, were part of it."""
    while block.closed:
        block = replace(_until_closed(lines, block, block.end + 1), mended=True)
        yield block


def restarts(lines: Sequence[str], block: Block) -> Iterator[int]:
    """The lines inside `block` that look like the opening fence of another, with a tag."""
    for number in range(block.start, block.end):
        found = _OPEN.match(lines[number])
        if found and found["info"].strip() and found["fence"][0] == block.fence[0]:
            yield number


def spans(text: str) -> list[str]:
    """What stands between equal runs of backticks, wherever in a line these stand."""
    return [found["inside"] for found in _SPAN.finditer(text)]


def _until_closed(lines: Sequence[str], block: Block, at: int) -> Block:
    for number in range(at, len(lines)):
        if _closes(lines[number], block):
            end, closed = number, True
            break
    else:
        end, closed = len(lines), False
    code = "".join(unindented(lines[block.start : end], block.indent))
    return replace(block, code=code, closed=closed, end=end)


def _closes(line: str, block: Block) -> bool:
    found = _CLOSE.match(line)
    return (
        found is not None
        and found["fence"][0] == block.fence[0]
        and len(found["fence"]) >= len(block.fence)
        and _columns(found["indent"]) <= block.indent + 3
    )


def unindented(lines: Sequence[str], columns: int) -> Sequence[str]:
    """`lines` with so many columns of indentation taken off each, if their first one has them: many
    answers indent the fences of a list item and not the code between them."""
    head = next((line for line in lines if line.strip()), "")
    if not columns or indent(head) < columns:
        return lines
    return [_cut(line, columns) for line in lines]


def _cut(line: str, columns: int) -> str:
    at = 0
    while at < len(line) and line[at] in " \t" and _columns(line[: at + 1]) <= columns:
        at += 1
    return line[at:]


def indent(line: str) -> int:
    """The columns that `line` is indented by; a tab goes on to the next multiple of four."""
    return _columns(line[: len(line) - len(line.lstrip(" \t"))])


def _columns(space: str) -> int:
    return len(space.expandtabs(4))
