"""Lets the conditions of a source tell how they turn out, without moving a line.

Each decision of the graph gets a number; its text in the source becomes a call that tells the
number and the outcome. Only texts that stand on one line and stand there once are taken: others
stay as they are, and the walk is then followed by lines alone.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from pytest_flow2code.core.graph import Graph, NodeKind


@dataclass(frozen=True, slots=True)
class Asking:
    """`around` is the call, with `{number}` and `{code}`; `skipped` matches the conditions that
    cannot be put into a call; `bounds` is what must not stand directly before and behind."""

    around: str
    skipped: str = r"(?!)"
    before: str = r"(?<![\w.$@%&])"
    after: str = r"(?![\w(\[])"


@dataclass(frozen=True, slots=True)
class Asked:
    """`tests` are the nodes by the number that their condition tells."""

    source: str
    tests: dict[int, str]


def ask(source: str, graph: Graph, asking: Asking) -> Asked:
    """`source` with every condition that can be asked."""
    lines = source.split("\n")
    edits: dict[int, list[tuple[int, int, str]]] = {}
    tests: dict[int, str] = {}
    number = 0
    for function in graph.functions:
        for node in function.nodes:
            number += 1
            text = node.texts[0] if node.texts else None
            if node.kind is not NodeKind.DECISION or text is None or text.line != text.end_line:
                continue
            if re.search(asking.skipped, text.code) or text.line > len(lines):
                continue
            pattern = asking.before + re.escape(text.code) + asking.after
            found = list(re.finditer(pattern, lines[text.line - 1]))
            taken = edits.setdefault(text.line, [])
            if len(found) != 1 or any(
                a < found[0].end() and found[0].start() < b for a, b, _ in taken
            ):
                continue
            call = asking.around.format(number=number, code=text.code)
            taken.append((*found[0].span(), call))
            tests[number] = node.id
    for line, changes in edits.items():
        shown = lines[line - 1]
        for start, end, call in sorted(changes, reverse=True):
            shown = shown[:start] + call + shown[end:]
        lines[line - 1] = shown
    return Asked("\n".join(lines), tests)
