"""Programs that are wrong for sure: the entry point is there and does nothing it should."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tree_sitter import Node

from pytest_flow2code.core.spoiled import Fault, Spoiled
from pytest_flow2code.mutation.anatomy import Anatomy, Body, Fillings
from pytest_flow2code.syntax import Edit, Source, apply

_ORDER = (Fault.EXIT, Fault.EMPTY, Fault.CONSTANT, Fault.ALWAYS_EQUAL)


def hollow(
    anatomy: Anatomy, source: Source, functions: Sequence[tuple[Node, Body]]
) -> Iterator[Spoiled]:
    """The reference with the bodies of `functions`, its entry points, replaced, one way after the
    other.

    A type's functions are all replaced alike; one that has fewer fillings of a kind takes its
    last, one that has none takes its empty body. A text without any function leaves the empty one.
    """
    if not functions:
        yield Spoiled(Fault.EMPTY, "\n")
        return
    fillings = [anatomy.fillings(source, node) for node, _ in functions]
    for kind in _ORDER:
        counts = [len(_of(kind, each)) for each in fillings]
        for number in range(max(counts)):
            edits = [
                _edit(source, node, body, text)
                for (node, body), each in zip(functions, fillings, strict=True)
                if (text := _nth(kind, number, each)) is not None
            ]
            yield Spoiled(kind, apply(source, edits))


def _of(kind: Fault, fillings: Fillings) -> list[str]:
    return [text for found, text in fillings if found is kind]


def _nth(kind: Fault, number: int, fillings: Fillings) -> str | None:
    texts = _of(kind, fillings) or _of(Fault.EMPTY, fillings)
    return texts[min(number, len(texts) - 1)] if texts else None


def _edit(source: Source, node: Node, body: Body, text: str) -> Edit:
    """The lines of `text` in the body's place, indented as its first statement is; a body on its
    function's own line moves to lines of its own if it needs more than one."""
    lines = text.split("\n")
    indent = _margin(source, body.start)
    if indent is None and len(lines) > 1 and not body.opening:
        indent = (_margin(source, node.start_byte) or "") + "    "
        lines = ["", *lines]
    joined = f"\n{indent or ''}".join(lines)
    return Edit(body.start, body.end, f"{body.opening}{joined}{body.closing}")


def _margin(source: Source, at: int) -> str | None:
    """The white space before `at`, if there is nothing else on its line."""
    line = source.data[:at].rpartition(b"\n")[2]
    return line.decode() if not line.strip() else None
