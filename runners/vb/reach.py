"""Letting the tests reach an entry point that its answer hides or ties to an object."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from pytest_flow2code.core.task import Task
from pytest_flow2code.runners.vb.names import GRAMMAR, home, key, methods, wrap
from pytest_flow2code.syntax import Edit, child, named, parse, replace, text

_HIDING = ("private", "protected")
_OF_AN_OBJECT = frozenset({"shared", "mustoverride", "overridable", "overrides"})


def opened(task: Task, found: Node, *, outside: bool) -> Iterator[Edit]:
    """The entry point, no longer private; procedures shared where the tests stand `outside` of
    their type and name no object.

    Prompts show what the function does, not who calls it: access and the object before the dot
    are no part of what is judged.
    """
    entries = [m for m in methods(found) if key(m) == task.entry_point.lower()]
    for method in entries:
        yield from _shown(method)
    if found.type == "module_block" or any("shared" in _words(m) for m in entries):
        return
    if not outside or not _is_shared(task):
        return
    for method in methods(found):
        name = method.child_by_field_name("name")
        if name is not None and not _words(method) & _OF_AN_OBJECT:
            at = _after_attributes(method, name)
            yield Edit(at, at, "Shared ")


def _after_attributes(method: Node, name: Node) -> int:
    """Where a procedure's own line begins; the grammar has no node for `Function` and `Sub`."""
    attributes = named(method, "attribute_block")
    start = attributes[-1].end_byte if attributes else method.start_byte
    line = (method.text or b"")[start - method.start_byte : name.start_byte - method.start_byte]
    return start + len(line) - len(line.lstrip())


def _is_shared(task: Task) -> bool:
    """Whether the reference's entry point needs no object: it stands in a module, or is Shared."""
    for given in (f"{task.header}\n{task.reference}", task.reference):
        for code in (given, wrap(given, "Module Flow2Code__", "End Module")):
            found = home(parse(GRAMMAR, code), task.entry_point)
            if found is not None:
                own = [m for m in methods(found) if key(m) == task.entry_point.lower()]
                return found.type == "module_block" or any("shared" in _words(m) for m in own)
    return False


def _shown(method: Node) -> Iterator[Edit]:
    """`Friend` in the place of `Private`: the tests are in the same assembly."""
    modifiers = child(method, "modifiers")
    hiding = [m for m in _modifiers(modifiers) if text(m).lower() in _HIDING]
    if hiding and "friend" not in _words(method):
        yield replace(hiding[0], "Friend")
        yield from (replace(m, "") for m in hiding[1:])


def _words(method: Node) -> set[str]:
    return {text(m).lower() for m in _modifiers(child(method, "modifiers"))}


def _modifiers(holder: Node | None) -> list[Node]:
    return [] if holder is None else named(holder, "modifier")
