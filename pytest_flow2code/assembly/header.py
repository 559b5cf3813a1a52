"""The part of a task's header that an answer may have left out."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from tree_sitter import Node

from pytest_flow2code.assembly.outline import Name, name_of
from pytest_flow2code.core.language import Outline
from pytest_flow2code.syntax import Grammar, Source, parse


def given(
    grammar: Grammar,
    header: str,
    *,
    imports: Collection[str],
    table: Mapping[str, Name],
    without: Collection[str],
) -> tuple[list[str], dict[str, str]]:
    """What a task's header holds besides the entry point's signature.

    Returns its import-like statements (node types in `imports`) as texts, in order, and its
    complete helper definitions as name -> text, leaving out those named in `without`. A header
    usually ends in an open signature, which the grammar reports as an error and which is no
    definition.
    """
    source = parse(grammar, header)
    lines: list[str] = []
    helpers: dict[str, str] = {}
    for node in _top(source):
        if node.type in imports:
            lines.append(source.of(node))
        elif node.type in table and _whole(source, node):
            name = name_of(node, table[node.type])
            if name is not None and source.of(name) not in without:
                helpers[source.of(name)] = source.of(node)
    return lines, helpers


def continued(
    header: str, answer: str, entry_point: str, outline: Callable[[str], Outline]
) -> str | None:
    """The header with the answer right after it, where only both together define the entry point:
    the header opens it and the answer is the rest. None for any other answer."""
    seen = outline(answer)
    if entry_point in seen.names:
        return None
    whole = f"{header.rstrip()}\n{answer}"
    both = outline(whole)
    return whole if entry_point in both.names and both.errors <= seen.errors else None


def _top(source: Source) -> list[Node]:
    """Top-level nodes, looking into ERROR nodes, where a torn header ends up."""
    found: list[Node] = []
    stack = list(reversed(source.root.named_children))
    while stack:
        node = stack.pop()
        if node.is_error:
            stack.extend(reversed(node.named_children))
        else:
            found.append(node)
    return found


def _whole(source: Source, node: Node) -> bool:
    return not node.has_error and node.end_byte <= source.length
