"""Edits to a parsed text, given as byte spans so that they never depend on each other."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tree_sitter import Node

from pytest_flow2code.syntax.grammar import Source


@dataclass(frozen=True, slots=True)
class Edit:
    """Put `text` in place of the bytes from `start` to `end`."""

    start: int
    end: int
    text: str = ""


def cut(node: Node) -> Edit:
    """Take `node` out."""
    return Edit(node.start_byte, node.end_byte)


def replace(node: Node, text: str) -> Edit:
    """Put `text` in the place of `node`."""
    return Edit(node.start_byte, node.end_byte, text)


def apply(source: Source, edits: Iterable[Edit]) -> str:
    """The text of `source` after `edits`, without any closer that was added for parsing.

    An edit inside the span of another that starts earlier is dropped. Insertions at one place keep
    their order.
    """
    out: list[bytes] = []
    at = 0
    for edit in sorted(edits, key=lambda e: (e.start, e.start != e.end)):
        if edit.start < at or edit.start > source.length:
            continue
        out.append(source.data[at : edit.start])
        out.append(edit.text.encode())
        at = max(at, min(edit.end, source.length))
    out.append(source.data[at : source.length])
    return b"".join(out).decode("utf-8", "replace")
