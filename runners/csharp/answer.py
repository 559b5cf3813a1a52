"""An answer in whatever form, brought into the one form that the tests can be joined to."""

from __future__ import annotations

from dataclasses import dataclass

from tree_sitter import Node

from pytest_flow2code.core.task import Task
from pytest_flow2code.runners.csharp.names import (
    DEFINES,
    GRAMMAR,
    LEADING,
    METHODS,
    NAMESPACES,
    TYPES,
    body,
    end_of,
    home,
    is_top,
    members,
    methods,
    name,
    path,
    types,
)
from pytest_flow2code.runners.csharp.reach import opened
from pytest_flow2code.runners.csharp.tests import CSharpTests
from pytest_flow2code.syntax import (
    Edit,
    Source,
    ancestors,
    apply,
    child,
    cut,
    descendants,
    named,
    parse,
    replace,
    text,
)

_MODIFIED = ("modifier", "attribute_list")


@dataclass(frozen=True, slots=True)
class Opening:
    """The type that the task's header opens: its name, its text from the outermost namespace up
    to the brace, how many braces that leaves open, and the members it gives besides the entry
    point, as (names, text)."""

    name: str
    text: str
    braces: int
    members: tuple[tuple[frozenset[str], str], ...]


@dataclass(frozen=True, slots=True)
class Joined:
    """The answer with the tests' members inside. `leading` are the lines that must come first;
    `defines` must come even before those; `home` is the full name of the type with the entry
    point, `namespaces` those the tests must be able to see into."""

    defines: tuple[str, ...]
    leading: tuple[str, ...]
    text: str
    home: str
    namespaces: tuple[str, ...]


def opening(task: Task) -> Opening | None:
    """What the header opens; where there is none, what the reference does."""
    for given in (task.header, task.reference):
        source = parse(GRAMMAR, given)
        for node in types(source):
            inner = body(node)
            if inner is None or not (home(source, task.entry_point) == node or not members(node)):
                continue
            spaces = [n for n in ancestors(node) if n.type == "namespace_declaration"]
            first = spaces[-1] if spaces else node
            before = source.data[first.start_byte : inner.start_byte + 1].decode()
            file = named(source.root, "file_scoped_namespace_declaration")
            before = "".join(source.of(n) + "\n" for n in file) + before
            kept = () if given is task.reference else tuple(_kept(source, node, task.entry_point))
            return Opening(name(node), before, len(spaces) + 1, kept)
    return None


def _kept(source: Source, node: Node, entry: str) -> list[tuple[frozenset[str], str]]:
    kept = []
    for member in members(node):
        names = _names(member)
        if member.end_byte <= source.length and not member.has_error and entry not in names:
            kept.append((names, source.of(member)))
    return kept


def _names(member: Node) -> frozenset[str]:
    """The names that a member of a type declares."""
    if member.type in ("field_declaration", "event_field_declaration"):
        return frozenset(name(n) for n in descendants(member, "variable_declarator"))
    return frozenset({name(member)} - {""})


def joined(task: Task, answer: str, tests: CSharpTests) -> Joined:
    """The answer in one piece: its type found or supplied, the tests' members put inside."""
    given = opening(task)
    source = _whole(task, parse(GRAMMAR, answer), given)
    found = home(source, task.entry_point)
    leading = named(source.root, *LEADING)
    spaces = tuple(dict.fromkeys(name(n) for n in descendants(source.root, *NAMESPACES)))
    edits = [cut(n) for n in (*leading, *named(source.root, "global_statement"))]
    for node in types(source):
        if node != found and is_top(node) and (name(node) in tests.type_names or _is_test(node)):
            edits.append(cut(node))
    called = ""
    closer = ""
    if found is not None:
        renamed, change = _renamed(source, found, given)
        edits += change
        edits += _completed(source, found, given, tests)
        edits += opened(task, source, found, renamed, outside=bool(tests.types.strip()))
        called = path(source, found)
        called = called.removesuffix(name(found)) + renamed
        closer = _closer(source, found, tests)
    elif given is not None and tests.members:
        # Without the entry point the tests have nothing to call: let the compiler say so.
        closer = f"\n{given.text}\n{tests.members}\n" + "}\n" * given.braces
    return Joined(
        defines=tuple(source.of(n).rstrip() for n in leading if n.type in DEFINES),
        leading=tuple(_usable(source, leading)),
        text=apply(source, edits) + closer,
        home=called,
        namespaces=spaces,
    )


def _usable(source: Source, leading: list[Node]) -> list[str]:
    """The answer's using lines but those for a unit-test framework, whose tests are left out."""
    lines = [source.of(n) for n in leading if n.type not in DEFINES]
    return [line for line in lines if not any(f in line for f in _FRAMEWORKS)]


_FRAMEWORKS = ("NUnit.Framework", "Xunit", "Microsoft.VisualStudio.TestTools")
_MARKS = ("Test", "TestCase", "Fact", "Theory", "TestMethod")


def _is_test(node: Node) -> bool:
    return any(name(n) in _MARKS for n in descendants(node, "attribute"))


def _whole(task: Task, source: Source, given: Opening | None) -> Source:
    """The answer with a type around it: a bare method gets one, a bare body the whole header."""
    if home(source, task.entry_point) is not None or given is None:
        return source
    free = [n for n in descendants(source.root, *METHODS) if not _in_type(n)]
    if any(name(n) == task.entry_point for n in free):
        first = [n for n in source.root.named_children if n.type in LEADING]
        apart = [n for n in source.root.named_children if n.type in (*TYPES, *NAMESPACES)]
        demo = [n for n in named(source.root, "global_statement") if not _is_member(n)]
        inner = apply(source, map(cut, (*first, *apart, *demo)))
        rest = [source.of(n) for n in apart if n.type in TYPES]
        before = [source.of(n) for n in first]
        closing = "\n}" * given.braces
        return parse(GRAMMAR, "\n".join([*before, given.text, inner, closing, *rest]))
    if free or types(source):
        return source
    first = [n for n in source.root.named_children if n.type in LEADING]
    before = [source.of(n) for n in first]
    inner = apply(source, map(cut, first))
    body_only = parse(GRAMMAR, "\n".join([*before, f"{task.header}\n{inner}"]))
    return parse(GRAMMAR, apply(body_only, []) + body_only.closer)


def _in_type(node: Node) -> bool:
    inside = (*TYPES, "block", "arrow_expression_clause")
    return any(above.type in inside for above in ancestors(node))


def _is_member(statement: Node) -> bool:
    """Whether a statement outside of any type is rather a member: a method, a field."""
    inner = statement.named_children[0]
    if inner.type == "local_function_statement":
        return True
    return inner.type == "local_declaration_statement" and child(inner, *_MODIFIED) is not None


def _renamed(source: Source, found: Node, given: Opening | None) -> tuple[str, list[Edit]]:
    """The name that the task gives the type, if nothing in the answer has it yet."""
    old = name(found)
    if given is None or given.name == old or any(name(t) == given.name for t in types(source)):
        return old, []
    names = descendants(source.root, "identifier")
    return given.name, [replace(n, given.name) for n in names if text(n) == old]


def _completed(
    source: Source, found: Node, given: Opening | None, tests: CSharpTests
) -> list[Edit]:
    """Header members that the answer left out, and the tests' own in place of its namesakes."""
    inner = body(found)
    if inner is None:
        return []
    own = frozenset[str]().union(*(_names(m) for m in members(found)))
    missing = [t for names, t in (() if given is None else given.members) if not names & own]
    edits = [cut(m) for m, signature in methods(found) if signature in tests.signatures]
    if missing:
        at = inner.start_byte + 1
        edits.append(Edit(at, at, "\n".join(["", *missing, ""])))
    if tests.members:
        end = end_of(source, found)
        edits.append(Edit(end, end, f"\n{tests.members}\n"))
    return edits


def _closer(source: Source, found: Node, tests: CSharpTests) -> str:
    """The braces that an answer may leave to its tests: those of the type and its namespaces."""
    if not tests.members:
        return ""
    holders = [n for n in (found, *ancestors(found)) if n.type in (*TYPES, "namespace_declaration")]
    open_ = sum(end_of(source, holder) >= source.length for holder in holders)
    return "}\n" * open_ if source.closer == "}" * open_ else ""
