"""Text for boxes: made safe, wrapped by the width it shows, capped, and escaped for DOT."""

from __future__ import annotations

import re
import unicodedata
from itertools import chain

import graphviz

LONGEST = 6000
"""Characters of a label that are drawn; what is beyond is counted, not shown."""

_CONTROLS = {c: chr(0x2400 + c) for c in range(32) if c not in (9, 10)} | {
    0x7F: "\u2421",
    0xFFFE: "\ufffd",
    0xFFFF: "\ufffd",
}
_QUOTED = r"""(?:"[^"\n]{1,8}"|'[^'\n]{1,8}')"""
"""A short text in quotes: a break would lose its blanks, which may be all it has."""
_WORDS = re.compile(rf"\s*(?:{_QUOTED}|\S)+\s*?|\s+")
_PIECES = re.compile(rf"\s+|{_QUOTED}|\.?\w+|[^\w\s]")
_ESCAPED = re.compile(r'\\([\\"nlr])')
_TAB = 4


def clean(text: str) -> str:
    """`text` with plain line ends, no tabs, and a visible sign for every control character."""
    plain = re.sub(r"\r\n?|[\x0b\x0c\x85\u2028\u2029]", "\n", text)
    lines = (line.expandtabs(_TAB).rstrip() for line in plain.split("\n"))
    printable = "\n".join(lines).translate(_CONTROLS)
    return printable.encode("utf-8", "replace").decode("utf-8")


def cap(text: str, longest: int = LONGEST) -> str:
    """`text` cut after `longest` characters, with the number of those left out."""
    if len(text) <= longest:
        return text
    return f"{text[:longest]}… (+{len(text) - longest} characters)"


def columns(text: str) -> int:
    """How many columns `text` takes: two for each wide character, none for a combining one."""
    if text.isascii():
        return len(text)
    return sum(_columns(c) for c in text)


def _columns(char: str) -> int:
    if unicodedata.combining(char) or unicodedata.category(char) in ("Cf", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def wrap(text: str, width: int, *, hang: int = 0) -> list[str]:
    """The lines of `text`, each at most `width` columns; no character is lost but blanks at a
    break. What goes on of a line is indented by `hang` more than the line itself."""
    return list(chain.from_iterable(_wrapped(line, width, hang) for line in text.split("\n")))


def _wrapped(line: str, width: int, hang: int) -> list[str]:
    if columns(line) <= width:
        return [line]
    margin = min(len(line) - len(line.lstrip(" ")), width // 2)
    indent = " " * min(margin + hang, width // 2) if hang else ""
    room = width - max(margin, len(indent))
    lines, current = [], " " * margin
    for word in _WORDS.findall(line.strip()):
        for piece in _fitting_pieces(word, room):
            if current.strip() and columns(current) + columns(piece.rstrip()) > width:
                lines.append(current.rstrip())
                current = indent + piece.lstrip()
            else:
                current += piece if current.strip() else piece.lstrip()
    return [*lines, current.rstrip()] if current.strip() else lines


def _fitting_pieces(word: str, width: int) -> list[str]:
    """A word as it is if it fits into `width` columns, else cut at punctuation, else anywhere."""
    if columns(word.strip()) <= width:
        return [word]
    pieces = []
    for piece in _PIECES.findall(word):
        left = piece
        while columns(left) > width:
            head = _fitting(left, width)
            pieces.append(left[:head])
            left = left[head:]
        pieces.append(left)
    return pieces


def _fitting(text: str, width: int) -> int:
    """How many characters of `text` fit into `width` columns, at least one."""
    taken = 0
    for i, char in enumerate(text):
        taken += _columns(char)
        if taken > width and i:
            return i
    return len(text)


def escape(lines: list[str], *, left: bool = False) -> str:
    """The lines as a DOT label, to be quoted by the `graphviz` package; `left` aligns them left.

    Every character stands for itself, entities and escapes included.
    """
    end = "\\l" if left else "\\n"
    safe = [line.replace("&", "&amp;").replace("\\", "\\\\") for line in lines]
    text = end.join(safe) + (end if left and len(safe) > 1 else "")
    return str(graphviz.nohtml(text or " "))


def unescape(label: str) -> str:
    """The lines that a DOT label stands for, joined by line feeds: the inverse of `escape`."""
    ends = [match.start() for match in _ESCAPED.finditer(label) if match.group(1) == "l"]
    if ends and ends[-1] == len(label) - 2:
        label = label[:-2]
    plain = _ESCAPED.sub(lambda m: "\n" if m.group(1) in "nlr" else m.group(1), label)
    return plain.replace("&amp;", "&")
