"""What a source text defines, found with its grammar."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from tree_sitter import Node

from pytest_flow2code.assembly.imports import Imports, only_imports
from pytest_flow2code.core.language import Outline
from pytest_flow2code.syntax import Grammar, Source, descendants, parse

Name = tuple[str, ...]
"""A path of field names from a definition to its name; "" anywhere means the node's own text."""

_CACHED = 256


def name_of(node: Node, path: Name) -> Node | None:
    """Follow field names from a definition to the node that is its name, as far as they go.

    A path may stop early: C's `*f(int)` wraps the declarator once more than `f(int)` does, so the
    last field is followed as often as it is there.
    """
    current: Node | None = node
    for field in path:
        if current is None:
            return None
        current = current.child_by_field_name(field)
    while current is not None and path:
        deeper = current.child_by_field_name(path[-1])
        if deeper is None:
            return current
        current = deeper
    return current


def definitions(source: Source, table: Mapping[str, Name]) -> dict[str, list[Node]]:
    """Name -> the nodes that define it, in the order of the text."""
    found: dict[str, list[Node]] = {}
    for node in descendants(source.root, *table):
        name = name_of(node, table[node.type])
        if name is not None:
            found.setdefault(source.of(name).strip(), []).append(node)
    return found


def outliner(
    grammar: Grammar, table: Mapping[str, Name], imports: Imports, *, fold_case: bool = False
) -> Callable[[str], Outline]:
    """The `outline` function of a language, from its tables of definitions and of imports.

    With `fold_case` names are given in lower case too, for languages where case does not count.
    """

    @lru_cache(maxsize=_CACHED)
    def outline(text: str) -> Outline:
        source = parse(grammar, text)
        names = set(definitions(source, table))
        if fold_case:
            names |= {name.lower() for name in names}
        return Outline(
            names=frozenset(names),
            errors=len(source.errors),
            statements=sum(1 for n in source.root.named_children if not n.is_extra),
            ignores_case=fold_case,
            only_imports=only_imports(source, imports),
            steps=source.steps,
            unread=source.unread,
            open=bool(source.closer.strip()) and not source.errors,
        )

    return outline
