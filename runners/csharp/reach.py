"""Letting the tests reach an entry point that its answer hides or ties to an object."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from pytest_flow2code.core.task import Task
from pytest_flow2code.runners.csharp.names import (
    GRAMMAR,
    body,
    home,
    members,
    methods,
    name,
    parameters,
)
from pytest_flow2code.syntax import (
    Edit,
    Source,
    child,
    cut,
    descendants,
    named,
    parse,
    replace,
    text,
)

_HIDING = ("private", "protected")
_SEEN = ("public", "internal")
_OWN_KIND = ("static", "abstract", "virtual", "override")


def opened(
    task: Task, source: Source, found: Node, called: str, *, outside: bool
) -> Iterator[Edit]:
    """The entry point, no longer private where the tests stand `outside`; static where the tests
    call it on the type, which goes by the name `called`.

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
    if _needs_object(source, found, task.entry_point):
        yield from _bridged(source, found, entries, called)
        return
    for method, _ in methods(found):
        if not _words(method) & set(_OWN_KIND):
            yield _before(method, "static ")


def _needs_object(source: Source, found: Node, entry: str) -> bool:
    """Whether a type's objects have variables of their own, or the answer calls the entry point on
    one; and whether they can be made of nothing."""
    own = members(found)
    builders = [m for m in own if m.type == "constructor_declaration"]
    made = not builders or any(not parameters(m) for m in builders)
    plain = found.type in ("class_declaration", "struct_declaration", "record_declaration")
    plain = plain and child(found, "type_parameter_list", "parameter_list") is None
    state = any(m.type in _STATE and not _words(m) & {"static", "const"} for m in own)
    accesses = descendants(source.root, "member_access_expression")
    called = any(_is_on_object(source, node, name(found), entry) for node in accesses)
    return plain and made and (state or called) and not _words(found) & {"static", "abstract"}


_STATE = ("field_declaration", "property_declaration")


def _is_on_object(source: Source, access: Node, kind: str, entry: str) -> bool:
    target = access.child_by_field_name("expression")
    return name(access) == entry and target is not None and source.of(target) not in (kind, "this")


def _bridged(source: Source, found: Node, entries: list[Node], called: str) -> Iterator[Edit]:
    """The entry point under another name, and in its place a static one that makes an object."""
    inner, word = body(found), name(entries[0])
    if inner is None:
        return
    for node in descendants(source.root, "identifier"):
        if source.of(node) == word:
            yield replace(node, f"Own_{word}")
    for method in entries:
        first = next(n for n in method.children if n.type not in ("attribute_list", "modifier"))
        block = method.child_by_field_name("body")
        if block is None:
            continue
        heading = source.data[first.start_byte : block.start_byte].decode("utf-8", "replace")
        given = ", ".join(_arguments(source, method))
        text = f"\ninternal static {heading} => new {called}().Own_{word}({given});\n"
        yield Edit(inner.start_byte + 1, inner.start_byte + 1, text)


def _arguments(source: Source, method: Node) -> Iterator[str]:
    listed = child(method, "parameter_list")
    for node in [] if listed is None else listed.named_children:
        if node.type == "parameter":
            passed = [source.of(m) for m in named(node, "modifier")]
            yield " ".join([*(p for p in passed if p in ("ref", "out", "in")), name(node)])
        elif node.type == "identifier":
            # What follows `params` stands in the list itself.
            yield source.of(node)


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
