"""The tests of a task, armed: what they say about a failure goes to the harness."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

from tree_sitter import Node

from pytest_flow2code.core.errors import DataError
from pytest_flow2code.core.task import Placement, Task
from pytest_flow2code.runners.java.library import LIBRARY
from pytest_flow2code.runners.java.names import GRAMMAR, TYPES, body, members, name, parameters
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

_OPENING = "class Flow2CodeTests__ {\n"
_LONGEST = 200


@dataclass(frozen=True, slots=True)
class JavaTests:
    """`members` go into the answer's class (INSIDE); `types` stand on their own.

    `methods` are the (name, parameter types) that the members define; `type_names` the types;
    `main` is the class whose main method runs everything, empty if that is the answer's own.
    """

    imports: tuple[str, ...]
    members: str
    types: str
    methods: frozenset[tuple[str, tuple[str, ...]]]
    type_names: frozenset[str]
    main: str


def armed(task: Task, package: str, shadowed: frozenset[str]) -> JavaTests:
    """The tests with their assertions, throws, exits and comparisons led through `package`.

    `shadowed` are library types that the answer declares too; the tests mean the library's.
    Raises DataError if nothing in the tests can be run.
    """
    inside = task.tests.placement is Placement.INSIDE
    plain = parse(GRAMMAR, (_OPENING if inside else "") + task.tests.code)
    source = parse(GRAMMAR, apply(plain, _edits(plain, f"{package}.Harness", shadowed)))
    types = named(source.root, *TYPES)
    host = types.pop(0) if inside and types else None
    mains = [name(t) for t in types if _has_main(t)]
    if not mains and (host is None or not _has_main(host)):
        raise DataError(
            f"{task.uid}: its tests have no main method, so there is nothing to run",
            mend="write the tests as a class with `public static void main(String[] args)`",
        )
    imports = named(source.root, "import_declaration")
    outer = [cut(n) for n in (*imports, *named(source.root, "package_declaration"))]
    outer += [] if host is None else [cut(host)]
    outer += [cut(token) for t in types for token in public(t)]
    return JavaTests(
        imports=tuple(source.of(n) for n in imports),
        members="" if host is None else _inner(source, host),
        types=apply(source, outer),
        methods=frozenset() if host is None else frozenset(signatures(host)),
        type_names=frozenset(name(t) for t in types),
        main=mains[0] if mains else "",
    )


def signatures(node: Node) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Name and parameter types of every method that a type's body declares."""
    for member in members(node):
        if member.type == "method_declaration":
            yield name(member), parameters(member)


def public(node: Node) -> list[Node]:
    """The `public` of a top-level type, which would tie it to a file of its name."""
    modifiers = child(node, "modifiers")
    return [] if modifiers is None else [n for n in modifiers.children if n.type == "public"]


def _has_main(node: Node) -> bool:
    """Whether a type can be started. Its parameter may be spelled in full: the tests are armed by
    then, and an answer's own `String` is not theirs."""
    wanted = (("String[]",), ("java.lang.String[]",))
    return any(called == "main" and taken in wanted for called, taken in signatures(node))


def _inner(source: Source, host: Node) -> str:
    """What stands between the braces of `host`, which the tests may have left open."""
    inner = body(host)
    if inner is None:
        return ""
    last = inner.children[-1]
    end = min(last.start_byte, source.length) if last.type == "}" else source.length
    return source.data[inner.start_byte + 1 : end].decode("utf-8", "replace")


def _edits(source: Source, harness: str, shadowed: frozenset[str]) -> Iterator[Edit]:
    for node in descendants(source.root):
        if node.type == "assert_statement":
            yield from _assertion(source, node, harness)
        elif node.type == "throw_statement" and not _passes_on(node):
            thrown = node.named_children[0]
            yield Edit(thrown.start_byte, thrown.start_byte, f"{harness}.failed(")
            yield Edit(thrown.end_byte, thrown.end_byte, ")")
        elif node.type == "method_invocation":
            yield from _call(node, harness)
        elif _names_type(node) and text(node) in shadowed:
            yield replace(node, f"{LIBRARY[text(node)]}.{text(node)}")


def _assertion(source: Source, node: Node, harness: str) -> Iterator[Edit]:
    """`assert C : M;` reports and throws, whatever switches the answer has thrown."""
    words = " ".join(source.of(node).split())[:_LONGEST]
    message = json.dumps(words.encode("ascii", "replace").decode())
    yield replace(node.children[0], "{ if (!(")
    colon = child(node, ":")
    if colon is not None:
        yield replace(colon, f")) throw {harness}.broken(")
        message = ""
    else:
        message = f")) throw {harness}.broken({message}"
    yield replace(node.children[-1], f"{message}); }}")


def _passes_on(node: Node) -> bool:
    """Whether a throw only hands on what was caught."""
    thrown = node.named_children[0]
    catches = [n for n in ancestors(node) if n.type == "catch_clause"]
    caught = {name(p) for c in catches for p in named(c, "catch_formal_parameter")}
    passed = [thrown]
    if thrown.type == "object_creation_expression":
        arguments = thrown.child_by_field_name("arguments")
        passed = [] if arguments is None else arguments.named_children
    return any(n.type == "identifier" and text(n) in caught for n in passed)


def _call(node: Node, harness: str) -> Iterator[Edit]:
    target = node.child_by_field_name("object")
    arguments = node.child_by_field_name("arguments")
    if target is None or arguments is None or target.type == "super":
        return
    called = (text(target), name(node))
    count = len(arguments.named_children)
    if called == ("System", "exit"):
        yield replace(target, harness)
    elif called[0] in ("Objects", "java.util.Objects") and called[1] == "equals" and count == 2:
        yield Edit(target.start_byte, arguments.start_byte, f"{harness}.same")
    elif called[1] == "equals" and count == 1:
        opening = arguments.children[0]
        yield Edit(target.start_byte, target.start_byte, f"{harness}.equal(")
        yield Edit(target.end_byte, opening.end_byte, ", ")


def _names_type(node: Node) -> bool:
    """Whether a node is a type's name, or an identifier before a dot, which may be one."""
    above = node.parent
    if node.type != "identifier" or above is None:
        return node.type == "type_identifier"
    dotted = ("method_invocation", "field_access", "method_reference")
    return above.type in dotted and above.named_children[0] == node
