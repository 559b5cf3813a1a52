"""Letting the tests reach an entry point that its answer ties to an object or hides."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from pytest_flow2code.core.task import Task
from pytest_flow2code.runners.java.names import (
    GRAMMAR,
    TYPES,
    body,
    declares,
    members,
    name,
    parameters,
)
from pytest_flow2code.syntax import Edit, Source, child, cut, descendants, named, parse, replace

_OF_AN_OBJECT = frozenset({"static", "abstract", "default"})


def opened(task: Task, source: Source, home: Node, called: str) -> Iterator[Edit]:
    """The entry point, no longer private; static where the tests call it on the type, which goes
    by the name `called`.

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
    if _keeps_state(home):
        yield from _bridged(source, home, entries, called)
        return
    for method in own:
        if home.type == "class_declaration" and not _words(method) & _OF_AN_OBJECT:
            kind = method.child_by_field_name("type_parameters")
            kind = kind or method.child_by_field_name("type")
            if kind is not None:
                yield Edit(kind.start_byte, kind.start_byte, "static ")


def _keeps_state(home: Node) -> bool:
    """Whether objects of a class have variables of their own, and can be made of nothing."""
    own = list(members(home))
    builders = [m for m in own if m.type == "constructor_declaration"]
    made = not builders or any(not parameters(m) for m in builders)
    plain = home.type == "class_declaration" and child(home, "type_parameters") is None
    state = any(m.type == "field_declaration" and "static" not in _words(m) for m in own)
    return plain and state and made and "abstract" not in _words(home)


def _bridged(source: Source, home: Node, entries: list[Node], called: str) -> Iterator[Edit]:
    """The entry point under another name, and in its place a static one that makes an object."""
    inner, word = body(home), name(entries[0])
    if inner is None:
        return
    for node in descendants(source.root, "identifier"):
        if source.of(node) == word:
            yield replace(node, f"own_{word}")
    for method in entries:
        first = method.child_by_field_name("type_parameters")
        first = first or method.child_by_field_name("type")
        block = method.child_by_field_name("body")
        if first is None or block is None:
            continue
        heading = source.data[first.start_byte : block.start_byte].decode("utf-8", "replace")
        given = ", ".join(source.of(node) for node in _arguments(method))
        back = "" if source.of(first) == "void" else "return "
        text = f"\npublic static {heading}{{ {back}new {called}().own_{word}({given}); }}\n"
        yield Edit(inner.start_byte + 1, inner.start_byte + 1, text)


def _arguments(method: Node) -> Iterator[Node]:
    listed = method.child_by_field_name("parameters")
    for node in () if listed is None else named(listed, "formal_parameter", "spread_parameter"):
        label = node.child_by_field_name("name")
        if label is None:
            label = next(descendants(node, "variable_declarator")).child_by_field_name("name")
        if label is not None:
            yield label


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
