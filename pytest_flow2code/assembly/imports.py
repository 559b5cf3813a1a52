"""Whether a text holds nothing but what a program needs before it begins: its imports."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tree_sitter import Node

from pytest_flow2code.syntax import Source


def _never(source: Source, node: Node) -> bool:  # noqa: ARG001
    return False


@dataclass(frozen=True, slots=True)
class Imports:
    """What a language brings things in with, as node types of its grammar.

    `statements` bring something in, wherever they stand. `around` are looked into: a program that
    the grammar sees around a lone clause, a condition on includes. `beside` may stand between
    imports and bring nothing in. A type such as `expression_statement/string` is a node whose only
    named child is of the second type. `also` says of any other node whether it brings something
    in: a call by the function's name, say.
    """

    statements: tuple[str, ...] = ()
    around: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()
    also: Callable[[Source, Node], bool] = _never


_TITLES = ("name", "condition", "value")
"""Fields of what stands around imports that are no statements."""

_INTERPRETER = b"#!"


def only_imports(source: Source, table: Imports) -> bool:
    """Whether a text brings something in and does nothing else. Comments do not count, and a first
    line that names the interpreter counts as an import."""
    if source.errors:
        return False
    found = source.data.startswith(_INTERPRETER)
    waiting = list(source.root.children)
    while waiting:
        node = waiting.pop()
        if not node.is_named or node.start_byte >= source.length:
            continue
        if node.type in table.around:
            titles = {n.id for field in _TITLES for n in node.children_by_field_name(field)}
            waiting += (inner for inner in node.children if inner.id not in titles)
        elif _is_one_of(node, table.statements) or table.also(source, node):
            found = True
        elif not node.is_extra and not _is_one_of(node, table.beside):
            return False
    return found


def _is_one_of(node: Node, types: tuple[str, ...]) -> bool:
    if node.type in types:
        return True
    inner = node.named_children
    return len(inner) == 1 and f"{node.type}/{inner[0].type}" in types
