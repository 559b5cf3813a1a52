"""The tests of a task, armed: what they say about a failure goes to the harness."""

from __future__ import annotations

from dataclasses import dataclass

from tree_sitter import Node

from pytest_flow2code.core.errors import DataError
from pytest_flow2code.core.task import Placement, Task
from pytest_flow2code.runners.vb.arming import edits
from pytest_flow2code.runners.vb.names import (
    GRAMMAR,
    LEADING,
    MEMBERS,
    declared,
    holders,
    key,
    member,
    methods,
    name,
    types,
)
from pytest_flow2code.syntax import Source, apply, cut, descendants, named, parse, replace

_OPENING = "Module Flow2CodeTests__\n"


@dataclass(frozen=True, slots=True)
class VisualBasicTests:
    """`members` go on in the answer's type (INSIDE); `types` stand on their own.

    `names` are what the members define, `type_names` the types, `called` the methods called on
    values, all as compared; `main` is the full name of the type whose Main runs everything, empty
    if that is the answer's own.
    """

    leading: tuple[str, ...]
    members: str
    types: str
    names: frozenset[str]
    type_names: frozenset[str]
    called: frozenset[str]
    main: str


def armed(task: Task, main: str, shadowed: frozenset[str]) -> VisualBasicTests:
    """The tests with their assertions, throws, exits and comparisons led to the harness.

    Their Main is called `main` from then on, so that no other can be called in its place.
    `shadowed` are library types that the answer declares too; the tests mean the library's.
    Raises DataError if nothing in the tests can be run.
    """
    inside = task.tests.placement is Placement.INSIDE
    plain = parse(GRAMMAR, (_OPENING if inside else "") + task.tests.code)
    mains = [m for t in types(plain) for m in methods(t) if key(m) == "main"]
    label = mains[0].child_by_field_name("name") if mains else None
    if label is None:
        raise DataError(
            f"{task.uid}: its tests have no Sub Main, so there is nothing to run",
            mend="write the tests with `Sub Main()`",
        )
    source = parse(GRAMMAR, apply(plain, [replace(label, main), *edits(plain, shadowed)]))
    tops = [t for t in types(source) if all(h.type == "namespace_block" for h in holders(t))]
    host = tops.pop(0) if inside else None
    lines = list(descendants(source.root, *LEADING))
    runs = [path(t) for t in tops if any(name(m) == main for m in methods(t))]
    own = [] if host is None else named(host, *MEMBERS)
    return VisualBasicTests(
        leading=tuple(source.of(n).strip() for n in lines),
        members="" if host is None else _inner(source, host),
        types="\n".join(map(source.of, tops)) if inside else apply(source, map(cut, lines)),
        names=frozenset[str]().union(*map(declared, own)),
        type_names=frozenset(map(key, tops)),
        called=frozenset(member(n) for n in descendants(plain.root, "member_access")),
        main=runs[0] if runs else "",
    )


def path(node: Node) -> str:
    """A type's full name. Types inside types do not occur among tests."""
    return ".".join([*reversed([name(h) for h in holders(node)]), name(node)])


def _inner(source: Source, host: Node) -> str:
    """What stands between the first line of `host` and its last, which has no node of its own."""
    label = host.child_by_field_name("name")
    if label is None:
        return ""
    end = min(host.children[-1].end_byte, source.length)
    return source.data[label.end_byte : end].decode("utf-8", "replace")
