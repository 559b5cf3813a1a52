"""Letting the tests reach an entry point that its answer ties to an object or hides."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from pytest_flow2code.core.task import Task
from pytest_flow2code.runners.java.names import GRAMMAR, TYPES, declares, members, name
from pytest_flow2code.syntax import Edit, Source, child, cut, descendants, parse

_OF_AN_OBJECT = frozenset({"static", "abstract", "default"})


def opened(task: Task, home: Node) -> Iterator[Edit]:
    """The entry point, no longer private; methods static where the tests call them on the type.

    Prompts show what the function does, not who calls it: access and the object before the dot
    are no part of what is judged.
    """
    own = [m for m in members(home) if m.type == "method_declaration"]
    entries = [m for m in own if name(m) == task.entry_point]
    for method in entries:
        modifiers = child(method, "modifiers")
        hidden = [] if modifiers is None else [n for n in modifiers.children if n.type == "private"]
        yield from map(cut, hidden)
    if any("static" in _words(m) for m in entries) or not _is_static(task):
        return
    for method in own:
        if home.type == "class_declaration" and not _words(method) & _OF_AN_OBJECT:
            kind = method.child_by_field_name("type_parameters")
            kind = kind or method.child_by_field_name("type")
            if kind is not None:
                yield Edit(kind.start_byte, kind.start_byte, "static ")


def _is_static(task: Task) -> bool:
    """Whether the reference's entry point is called on its type."""
    for given in (task.reference, f"{task.header}\n{task.reference}"):
        found = _entries(parse(GRAMMAR, given), task.entry_point)
        if found:
            return any("static" in _words(m) for m in found)
    return False


def _entries(source: Source, entry: str) -> list[Node]:
    types = [t for t in descendants(source.root, *TYPES) if declares(t, entry)]
    return [m for t in types for m in members(t) if name(m) == entry]


def _words(method: Node) -> set[str]:
    modifiers = child(method, "modifiers")
    return set() if modifiers is None else {n.type for n in modifiers.children}
