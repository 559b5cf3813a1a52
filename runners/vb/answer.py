"""An answer in whatever form, brought into the one form that the tests can go on in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tree_sitter import Node

from pytest_flow2code.core.task import Task
from pytest_flow2code.runners.vb.library import ROOTS
from pytest_flow2code.runners.vb.names import (
    GRAMMAR,
    HOSTS,
    MEMBERS,
    declared,
    holders,
    home,
    key,
    leading,
    methods,
    name,
    types,
    wrap,
)
from pytest_flow2code.runners.vb.reach import opened
from pytest_flow2code.runners.vb.tests import VisualBasicTests
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
    text,
)

_FRAMEWORKS = ("nunit", "xunit", "microsoft.visualstudio.testtools")
_MARKS = frozenset({"test", "testcase", "fact", "theory", "testmethod"})


@dataclass(frozen=True, slots=True)
class Opening:
    """The type that the task's header opens: its name, its first line, its last line, and the
    members it gives besides the entry point, as (names, text)."""

    name: str
    first: str
    last: str
    members: tuple[tuple[frozenset[str], str], ...]


@dataclass(frozen=True, slots=True)
class Joined:
    """The answer's text and another part of its type that holds the tests' members.

    `home` is the full name of the type with the entry point, empty if the answer has none;
    `namespaces` those, and the class, that the tests must be able to see into.
    """

    text: str
    part: str
    home: str
    namespaces: tuple[str, ...]


def opening(task: Task) -> Opening | None:
    """What the header opens; where there is none, what the reference does."""
    for given in (task.header, task.reference):
        source = parse(GRAMMAR, given)
        for node in types(source):
            entered = home(source, task.entry_point) == node or not methods(node)
            if node.type in HOSTS and entered:
                kind = HOSTS[node.type]
                kept = [] if given is task.reference else _kept(source, node, task.entry_point)
                return Opening(name(node), f"{kind} {name(node)}", f"End {kind}", tuple(kept))
    return None


def _kept(source: Source, node: Node, entry: str) -> list[tuple[frozenset[str], str]]:
    return [
        (declared(member), source.of(member))
        for member in named(node, *MEMBERS)
        if member.end_byte <= source.length
        and not member.has_error
        and entry.lower() not in declared(member)
    ]


def joined(task: Task, answer: str, tests: VisualBasicTests) -> Joined:
    """The answer in one piece, its type found or supplied, and the part that tests it."""
    given = opening(task)
    source = _whole(task, answer, given)
    found = home(source, task.entry_point)
    spaces = tuple(dict.fromkeys(_namespaces(source)))
    edits = [cut(n) for n in _needless_imports(source)]
    edits += [cut(n) for n in types(source) if n != found and _in_the_way(n, tests)]
    edits += _moved(source)
    if found is None:
        return Joined(apply(source, edits), *_unfound(source, given, tests), spaces)
    called, renamed = _renamed(source, found, given)
    # A procedure called like one of the tests' stays, under another name: others may call it.
    taken = {key(m) for m in methods(found)} & tests.names - {task.entry_point.lower()}
    taken |= _extensions(source) & tests.called
    renamed += [edit for old in taken for edit in _all(source, old, f"Own_{old}")]
    edits += opened(task, found, outside=not tests.members)
    members = [*_missing(named(found, *MEMBERS), given), tests.members]
    path = ".".join([*reversed([name(h) for h in holders(found)]), called])
    return Joined(
        text=apply(source, [*edits, *renamed]) + _closer(source, found, tests),
        part=_part(found, called, members) if any(members) else "",
        home=path,
        # A module's procedures need no name before them, a class's shared ones an import.
        namespaces=spaces if found.type == "module_block" else (*spaces, path),
    )


def _needless_imports(source: Source) -> Iterator[Node]:
    """Imports of a unit-test framework, whose tests are left out, and those made a second time."""
    seen: set[str] = set()
    for node in descendants(source.root, "imports_statement"):
        words = " ".join(source.of(node).split()).lower()
        if words in seen or _is_framework(node):
            yield node
        seen.add(words)


def _extensions(source: Source) -> set[str]:
    """The extension methods of an answer, which would stand before the library's."""
    found = descendants(source.root, "method_declaration")
    return {key(n) for n in found if any(key(a) == "extension" for a in _attributes(n))}


def _attributes(node: Node) -> Iterator[Node]:
    return descendants(node, "attribute")


def _unfound(source: Source, given: Opening | None, tests: VisualBasicTests) -> tuple[str, str]:
    """Part and home of an answer in which the grammar sees no entry point.

    It may be one that the grammar cannot read, in the type that the task names; if it is not, the
    compiler will say so.
    """
    if given is None or not tests.members:
        return "", ""
    missing = _missing(list(descendants(source.root, *MEMBERS)), given)
    part = [f"Partial {given.first}", *missing, tests.members, given.last, ""]
    return "\n".join(part), given.name


def _missing(own: list[Node], given: Opening | None) -> list[str]:
    """The texts of the header's members that are not among the answer's own."""
    names = frozenset[str]().union(*map(declared, own))
    return [text for wanted, text in (() if given is None else given.members) if not wanted & names]


def _namespaces(source: Source) -> list[str]:
    """The namespaces that the tests import; those that `_moved` renames are none of theirs."""
    whole = [name(n).split(".") for n in descendants(source.root, "namespace_block")]
    inner = [[p.strip() for p in parts if p.strip().lower() != "global"] for parts in whole]
    return [".".join(parts) for parts in inner if parts and parts[0].lower() not in ROOTS]


def _part(found: Node, called: str, members: list[str]) -> str:
    """Another part of the answer's type: so its options and imports are its own affair."""
    before, after = "", ""
    for holder in holders(found):
        kind = HOSTS.get(holder.type)
        first = f"Namespace {name(holder)}" if kind is None else f"Partial {kind} {name(holder)}"
        before = f"{first}\n{before}"
        after = f"{after}\nEnd {kind or 'Namespace'}"
    kind = HOSTS[found.type]
    inner = "\n".join(members)
    return f"{before}Partial {kind} {called}\n{inner}\nEnd {kind}{after}\n"


def _whole(task: Task, answer: str, given: Opening | None) -> Source:
    """The answer with a type around it: a bare procedure gets one, a bare body the whole header."""
    source = parse(GRAMMAR, answer)
    if home(source, task.entry_point) is not None or given is None:
        return source
    wrapped = parse(GRAMMAR, wrap(answer, given.first, given.last))
    once = sum(key(t) == given.name.lower() for t in types(wrapped)) == 1
    if once and home(wrapped, task.entry_point) is not None:
        return _apart(wrapped, given)
    if types(source):
        return source
    lines = answer.splitlines(keepends=True)
    kept = leading(answer)
    whole = parse(GRAMMAR, f"{''.join(lines[:kept])}\n{task.header}\n{''.join(lines[kept:])}")
    return parse(GRAMMAR, apply(whole, []) + whole.closer)


def _apart(source: Source, given: Opening) -> Source:
    """Modules may not stand inside a module: those of the answer move out of the one around it."""
    outer = next((t for t in types(source) if name(t) == given.name), None)
    inner = [] if outer is None else named(outer, "module_block")
    if not inner:
        return source
    moved = "\n".join(map(source.of, inner))
    return parse(GRAMMAR, f"{apply(source, map(cut, inner))}\n{moved}\n")


def _in_the_way(node: Node, tests: VisualBasicTests) -> bool:
    """Whether a type of the answer has the name of a test type, or is a unit test of its own."""
    if list(holders(node)):
        return False
    return key(node) in tests.type_names or any(key(n) in _MARKS for n in _attributes(node))


def _is_framework(node: Node) -> bool:
    return any(frame in text(node).lower() for frame in _FRAMEWORKS)


def _moved(source: Source) -> list[Edit]:
    """Own namespaces and types that would stand before the library's get another name."""
    edits = []
    for node in (*descendants(source.root, "namespace_block"), *types(source)):
        label = node.child_by_field_name("name") or child(node, "namespace_name", "identifier")
        if label is None or list(holders(node)):
            continue
        parts = [part.strip(" []") for part in text(label).split(".")]
        inner = [part for part in parts if part.lower() != "global"]
        if inner and inner[0].lower() in ROOTS:
            edits.append(replace(label, ".".join(["Own_" + inner[0], *inner[1:]])))
    return edits


def _renamed(source: Source, found: Node, given: Opening | None) -> tuple[str, list[Edit]]:
    """The name that the task gives the type, if nothing in the answer has it yet."""
    old = name(found)
    if given is None or any(key(t) == given.name.lower() for t in types(source)):
        return old, []
    return given.name, _all(source, old, given.name)


def _all(source: Source, old: str, new: str) -> list[Edit]:
    names = descendants(source.root, "identifier")
    return [replace(n, new) for n in names if text(n).lower() == old.lower()]


def _closer(source: Source, found: Node, tests: VisualBasicTests) -> str:
    """The last lines that an answer may leave to its tests: those of its type and namespaces."""
    closing = f"\nEnd {HOSTS[found.type]}\n"
    spaces = "\nEnd Namespace\n" * sum(h.type == "namespace_block" for h in holders(found))
    allowed = (closing, closing + spaces, spaces)
    return source.closer if tests.members and source.closer in allowed else ""
