"""What is known about a name from the declarations around it."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from pytest_flow2code.lowering import Lowering
from pytest_flow2code.syntax import ancestors, descendants

_UNITS = frozenset({"function", "subroutine", "program", "module", "module_procedure"})
_SIZED = frozenset({"sized_declarator"})


def declarators(node: Node) -> Iterator[tuple[Node, Node]]:
    """The declarations around `node`, each with one of its declarators, innermost unit first."""
    for unit in ancestors(node):
        if unit.type in _UNITS:
            for declaration in unit.named_children:
                if declaration.type == "variable_declaration":
                    for declarator in declaration.children_by_field_name("declarator"):
                        yield declaration, declarator


def _named(low: Lowering, declarator: Node) -> str:
    inner: Node = declarator
    while inner.type != "identifier" and inner.named_children:
        inner = inner.named_children[0]
    return low.code(inner).lower()


def _declaration(low: Lowering, name: Node) -> tuple[Node, Node] | None:
    wanted = low.code(name).lower()
    return next((d for d in declarators(name) if _named(low, d[1]) == wanted), None)


def is_text(low: Lowering, name: Node) -> bool:
    """Whether a name is declared as a `character` variable."""
    found = _declaration(low, name)
    return found is not None and low.code(found[0]).lower().startswith("character")


def is_array(low: Lowering, name: Node) -> bool:
    found = _declaration(low, name)
    if found is None:
        return False
    sized = any(True for _ in descendants(found[1], *_SIZED))
    marks = (low.code(n).lower() for n in found[0].children_by_field_name("attribute"))
    return sized or any(mark.startswith("dimension") for mark in marks)
