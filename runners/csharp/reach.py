"""Letting the tests reach an entry point that its answer hides or ties to an object."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from pytest_flow2code.core.task import Task
from pytest_flow2code.runners.csharp.names import GRAMMAR, home, methods, name
from pytest_flow2code.syntax import Edit, cut, named, parse, text

_HIDING = ("private", "protected")
_SEEN = ("public", "internal")
_OWN_KIND = ("static", "abstract", "virtual", "override")


def opened(task: Task, found: Node, *, outside: bool) -> Iterator[Edit]:
    """The entry point, no longer private where the tests stand `outside`; methods static where
    the tests call them on the type.

    Prompts show what the function does, not who calls it: access and the object before the dot
    are no part of what is judged.
    """
    if found.type == "interface_declaration":
        return
    entries = [m for m, _ in methods(found) if name(m) == task.entry_point]
    for method in entries if outside else ():
        yield from _shown(method)
    if any(_words(m) & {"static"} for m in entries) or not _is_static(task):
        return
    for method, _ in methods(found):
        if not _words(method) & set(_OWN_KIND):
            yield _before(method, "static ")


def _is_static(task: Task) -> bool:
    """Whether the reference's entry point is called on its type."""
    source = parse(GRAMMAR, task.reference)
    found = home(source, task.entry_point)
    if found is None:
        source = parse(GRAMMAR, f"{task.header}\n{task.reference}")
        found = home(source, task.entry_point)
    own = () if found is None else methods(found)
    return any(name(m) == task.entry_point and _words(m) & {"static"} for m, _ in own)


def _shown(node: Node) -> Iterator[Edit]:
    if _words(node) & set(_SEEN):
        return
    yield from (cut(m) for m in named(node, "modifier") if text(m) in _HIDING)
    yield _before(node, "internal ")


def _words(node: Node) -> set[str]:
    return {text(m) for m in named(node, "modifier")}


def _before(node: Node, words: str) -> Edit:
    """Words before a declaration, after its attributes."""
    first = next(n for n in node.children if n.type != "attribute_list")
    return Edit(first.start_byte, first.start_byte, words)
