"""An answer in whatever form, brought into the one form that the tests can be joined to."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain

from tree_sitter import Node

from pytest_flow2code.core.task import Task
from pytest_flow2code.runners.java.names import (
    GRAMMAR,
    METHODS,
    TYPES,
    body,
    declares,
    fields,
    members,
    name,
    parameters,
)
from pytest_flow2code.runners.java.reach import opened
from pytest_flow2code.runners.java.tests import JavaTests, public
from pytest_flow2code.syntax import (
    Edit,
    Source,
    apply,
    child,
    cut,
    descendants,
    named,
    parse,
    replace,
)
from pytest_flow2code.syntax import text as text_of

_FILE = ("package_declaration", "import_declaration")
_ROOTS = frozenset({"java", "javax"})
"""Packages that the tests may name: no type or field may stand before them."""


@dataclass(frozen=True, slots=True)
class Opening:
    """The type that the task's header opens: its name, its text up to the brace, its members.

    `members` are (names, text) of the fields and helpers the header gives besides the entry point.
    """

    name: str
    text: str
    members: tuple[tuple[frozenset[str], str], ...]


def opening(task: Task) -> Opening | None:
    """What the header opens; where there is none, what the reference does."""
    for given in (task.header, task.reference):
        source = parse(GRAMMAR, given)
        for node in named(source.root, *TYPES):
            inner = body(node)
            if inner is None or not _holds(node, task.entry_point):
                continue
            first = source.data[node.start_byte : inner.start_byte + 1].decode()
            kept = () if given is task.reference else tuple(_kept(source, node, task.entry_point))
            return Opening(name(node), first, kept)
    return None


def _holds(node: Node, entry: str) -> bool:
    return declares(node, entry) or not any(m.type == "method_declaration" for m in members(node))


def _kept(source: Source, node: Node, entry: str) -> list[tuple[frozenset[str], str]]:
    kept = []
    for member in members(node):
        if member.end_byte > source.length or member.has_error:
            continue
        if member.type == "field_declaration":
            kept.append((fields(member), source.of(member)))
        elif member.type in (*METHODS, *TYPES) and name(member) != entry:
            kept.append((frozenset({name(member)}), source.of(member)))
    return kept


def imports(texts: list[tuple[str, ...]]) -> list[str]:
    """Import lines of several origins, the first to name a type winning."""
    kept: dict[str, str] = {}
    for line in chain.from_iterable(texts):
        words = line.rstrip(";").split()
        last = words[-1]
        key = last if last.endswith("*") else last.rpartition(".")[2] + words[-2]
        kept.setdefault(key, line)
    return list(kept.values())


def header_imports(text: str) -> tuple[str, ...]:
    source = parse(GRAMMAR, text)
    return tuple(source.of(n) for n in named(source.root, "import_declaration"))


def joined(task: Task, answer: str, tests: JavaTests) -> tuple[tuple[str, ...], str, str]:
    """The answer's imports, its text with the tests' members inside, and the name of its type."""
    given = opening(task)
    source = _whole(task, parse(GRAMMAR, answer), given)
    home = _home(source, task.entry_point)
    lines = tuple(
        source.of(n)
        for n in named(source.root, "import_declaration")
        if not source.of(n).split()[-1].startswith("org.junit")
    )
    edits = [cut(n) for n in named(source.root, *_FILE)]
    edits += [
        change
        for root in _ROOTS & _obscured(source)
        for change in _renamed(source, root, f"{root}_")
    ]
    others = [t for t in named(source.root, *TYPES) if t != home]
    for node in others:
        if name(node) in tests.type_names or _is_unit_test(node):
            edits.append(cut(node))
    edits += [cut(token) for t in named(source.root, *TYPES) for token in public(t)]
    if home is None:
        # Without the entry point the tests have nothing to call: let the compiler say so.
        rest = "" if given is None or not tests.members else f"{given.text}\n{tests.members}\n}}\n"
        return lines, f"{apply(source, edits)}\n{rest}", ""
    called = name(home)
    wanted = given.name if given is not None else called
    if wanted != called and all(name(t) != wanted for t in others):
        edits += _renamed(source, called, wanted)
        called = wanted
    edits += _completed(source, home, given, tests)
    edits += opened(task, source, home, called)
    return lines, apply(source, edits) + _closer(source, home, tests), called


def _whole(task: Task, source: Source, given: Opening | None) -> Source:
    """The answer with a type around it: a bare method gets one, a bare body the whole header."""
    if _home(source, task.entry_point) is not None or given is None:
        return source
    types = named(source.root, *TYPES)
    free = [n for n in descendants(source.root, "method_declaration") if _free(n)]
    if any(name(n) == task.entry_point for n in free):
        outside = [n for n in source.root.named_children if n.type in (*_FILE, *TYPES)]
        inner = apply(source, [cut(n) for n in outside])
        before = [source.of(n) for n in named(source.root, *_FILE)]
        after = [source.of(n) for n in types]
        return parse(GRAMMAR, "\n".join([*before, given.text, inner, "}", *after]))
    nested = next((t for t in descendants(source.root, *TYPES) if _is_nested(t, task, given)), None)
    if nested is not None:
        return parse(GRAMMAR, f"{apply(source, [cut(nested)])}\n{_lifted(source, nested)}\n")
    if types or free:
        return source
    body_only = parse(GRAMMAR, f"{task.header}\n{apply(source, [])}")
    return parse(GRAMMAR, apply(body_only, []) + body_only.closer)


def _is_nested(node: Node, task: Task, given: Opening) -> bool:
    """Whether this is the type that the tests call, but inside another."""
    outer = node.parent is not None and node.parent.type != "program"
    return outer and name(node) == given.name and declares(node, task.entry_point)


def _lifted(source: Source, node: Node) -> str:
    """A nested type without the modifiers that it cannot have on its own."""
    modifiers = child(node, "modifiers")
    start = node.start_byte if modifiers is None else modifiers.end_byte
    return source.data[start : min(node.end_byte, source.length)].decode("utf-8", "replace")


def _free(node: Node) -> bool:
    above = node.parent
    return above is not None and (above.type == "program" or above.is_error)


def _home(source: Source, entry: str) -> Node | None:
    """The top-level type that declares the entry point."""
    return next((t for t in named(source.root, *TYPES) if declares(t, entry)), None)


def _is_unit_test(node: Node) -> bool:
    marks = descendants(node, "marker_annotation")
    return any(name(n) in ("Test", "ParameterizedTest") for n in marks)


def _obscured(source: Source) -> set[str]:
    """The names of all types and fields."""
    found = {name(t) for t in descendants(source.root, *TYPES)}
    return found.union(*(fields(f) for f in descendants(source.root, "field_declaration")))


def _renamed(source: Source, old: str, new: str) -> list[Edit]:
    names = descendants(source.root, "identifier", "type_identifier")
    return [replace(n, new) for n in names if text_of(n) == old]


def _completed(source: Source, home: Node, given: Opening | None, tests: JavaTests) -> list[Edit]:
    """Header members that the answer left out, and the tests' own in place of its namesakes."""
    inner = body(home)
    if inner is None:
        return []
    own = {name(m) for m in members(home)}.union(*(fields(m) for m in members(home)))
    missing = [text for names, text in (() if given is None else given.members) if not names & own]
    edits = [
        cut(m)
        for m in members(home)
        if m.type == "method_declaration" and (name(m), parameters(m)) in tests.methods
    ]
    if missing:
        edits.append(Edit(inner.start_byte + 1, inner.start_byte + 1, "\n".join(["", *missing])))
    if tests.members:
        end = _end(source, inner)
        edits.append(Edit(end, end, f"\n{tests.members}\n"))
    return edits


def _end(source: Source, inner: Node) -> int:
    """Where a type's closing brace stands, or the text's end if it has none."""
    last = inner.children[-1]
    return min(last.start_byte, source.length) if last.type == "}" else source.length


def _closer(source: Source, home: Node, tests: JavaTests) -> str:
    """The one brace that an answer may leave to its tests."""
    inner = body(home)
    open_ = inner is not None and _end(source, inner) >= source.length
    return "}\n" if tests.members and open_ and source.closer == "}" else ""


__all__ = ["Opening", "header_imports", "imports", "joined", "opening"]
