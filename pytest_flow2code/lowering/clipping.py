"""Pieces of source as they will stand in a box: no comments, no indentation of the whole."""

from __future__ import annotations

from bisect import bisect_left

from tree_sitter import Node

from pytest_flow2code.syntax import Source

_TAB = 4


class Clipper:
    """Cuts pieces out of one source."""

    def __init__(self, source: Source, comments: list[Node]) -> None:
        self._source = source
        self._comments = comments
        self._starts = [n.start_byte for n in comments]

    def comment_lines(self) -> tuple[int, ...]:
        """Every line that holds a part of a comment."""
        lines = {
            line for n in self._comments for line in range(n.start_point[0] + 1, n.end_point[0] + 2)
        }
        return tuple(sorted(lines))

    def clip(self, start: int, end: int) -> str:
        """The source between two byte offsets, without comments and common indentation."""
        end = min(end, self._source.length)
        data = self._source.data
        indent = _indent(data, start)
        out = []
        first = bisect_left(self._starts, start)
        last = bisect_left(self._starts, end)
        for comment in self._comments[first:last]:
            out.append(data[start : comment.start_byte])
            start = max(start, min(comment.end_byte, end))
        out.append(data[start:end])
        return _tidied(b"".join(out).decode("utf-8", "replace"), indent, trimmed=len(out) > 1)


def _indent(data: bytes, start: int) -> int:
    """How far the line that holds `start` is indented, in columns."""
    line = data[data.rfind(b"\n", 0, start) + 1 : start + 1].expandtabs(_TAB)
    return len(line) - len(line.lstrip(b" "))


def _tidied(text: str, indent: int, *, trimmed: bool) -> str:
    """`text` without outer blank space and without the indentation of the line it starts on."""
    lines = text.strip().expandtabs(_TAB).splitlines()
    if trimmed:
        lines = [line.rstrip() for line in lines if line.strip()]
    return "\n".join(lines[:1] + [_shifted(line, indent) for line in lines[1:]])


def _shifted(line: str, indent: int) -> str:
    margin = len(line) - len(line.lstrip(" "))
    return line[min(margin, indent) :].rstrip()
