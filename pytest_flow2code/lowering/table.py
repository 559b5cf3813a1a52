"""What a language says about its grammar: node type -> what to do, as data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tree_sitter import Node

from pytest_flow2code.core import ir
from pytest_flow2code.lowering.wording_forms import Form
from pytest_flow2code.lowering.wording_operators import OPERATORS, Operator
from pytest_flow2code.syntax import Grammar

if TYPE_CHECKING:
    from pytest_flow2code.lowering.engine import Lowering

Handler = Callable[["Lowering", Node], tuple[ir.Node, ...]]
"""Lowers one grammar node to any number of statements."""

Reader = Callable[["Lowering", Node], Form]
"""Says what an expression or a statement means, for the wording."""

Finder = Callable[[Node], list[Node]]
"""Finds parts of a node."""

Pick = str | Finder
"""Which parts of a node are meant: a field's name, or a function that finds them."""


@dataclass(frozen=True, slots=True)
class Table:
    """One language's grammar as the lowering sees it.

    `statements` are the node types with a shape of their own. `readers` are the node types that
    can be worded; such a node is also known as a plain statement wherever it stands alone.
    `plain` are further node types that may stand alone as a simple statement.

    `comments` and `ignored` leave no trace in a chart. `wrappers` are node types that only put
    parentheses or the like round a condition. `truths` are conditions that always hold: a loop
    over one of them has no way out but a jump. `openers` are what may stand between a heading and
    its body and is cut from the end of a heading's text.
    """

    language: str
    grammar: Grammar
    statements: Mapping[str, Handler]
    readers: Mapping[str, Reader]
    plain: frozenset[str] = frozenset()
    comments: frozenset[str] = frozenset({"comment"})
    ignored: frozenset[str] = frozenset()
    wrappers: frozenset[str] = frozenset({"parenthesized_expression"})
    truths: frozenset[str] = frozenset({"true"})
    operators: Mapping[str, Operator] = field(default_factory=lambda: OPERATORS)
    openers: tuple[str, ...] = ("{", ":")


def pick(node: Node, part: Pick) -> Node | None:
    """The first node that `part` means, None if there is none."""
    return next(iter(picks(node, part)), None)


def picks(node: Node, part: Pick) -> list[Node]:
    """All nodes that `part` means, in the order of the text."""
    if isinstance(part, str):
        return node.children_by_field_name(part) if part else []
    return part(node)


def types(*names: str) -> Finder:
    """The children of these types."""
    return lambda node: [n for n in node.children if n.type in names]


def others(*names: str) -> Finder:
    """The named children of any other type."""
    return lambda node: [n for n in node.named_children if n.type not in names]


def nth(index: int) -> Finder:
    """The named child at this place, counted from the end if negative; comments do not count."""

    def find(node: Node) -> list[Node]:
        inside = [n for n in node.named_children if "comment" not in n.type]
        return [inside[index]] if -len(inside) <= index < len(inside) else []

    return find


def rest(start: int) -> Finder:
    """The named children from this place on; comments do not count."""
    return lambda node: [n for n in node.named_children if "comment" not in n.type][start:]


def after(*tokens: str) -> Finder:
    """The named children after the first child of one of these types."""

    def find(node: Node) -> list[Node]:
        at = next((i for i, n in enumerate(node.children) if n.type in tokens), None)
        return [] if at is None else [n for n in node.children[at + 1 :] if n.is_named]

    return find


def solid(field: str) -> Finder:
    """The named nodes of a field: no tokens, no empty statements."""
    return lambda node: [
        n for n in node.children_by_field_name(field) if n.is_named and n.type != "empty_statement"
    ]


def besides(*fields: str) -> Finder:
    """The named children that are in none of these fields."""
    return lambda node: [
        n
        for i, n in enumerate(node.children)
        if n.is_named and node.field_name_for_child(i) not in fields
    ]


def within(outer: Pick, inner: Pick) -> Finder:
    """What `inner` means inside each node that `outer` means."""
    return lambda node: [n for part in picks(node, outer) for n in picks(part, inner)]


def first_of(*choices: Pick) -> Finder:
    """What the first of the choices means that means anything."""

    def find(node: Node) -> list[Node]:
        for choice in choices:
            found = picks(node, choice)
            if found:
                return found
        return []

    return find


def itself(node: Node) -> list[Node]:
    """The node as a whole."""
    return [node]


FIRST = nth(0)
"""The first named child."""

ALL = rest(0)
"""All named children but comments."""
