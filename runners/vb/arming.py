"""Leading what tests say about a failure to the harness, edit by edit."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from pytest_flow2code.runners.vb.library import LIBRARY
from pytest_flow2code.runners.vb.names import member
from pytest_flow2code.syntax import (
    Edit,
    Source,
    ancestors,
    child,
    descendants,
    named,
    replace,
    text,
)

_HARNESS = "Global.Flow2Code.Harness"
_LOUD = ("debug", "trace", "environment")


def edits(source: Source, shadowed: frozenset[str]) -> Iterator[Edit]:
    """All edits that arm a test text; `shadowed` as in `armed`."""
    silent = not _says_failure(source)
    for node in descendants(source.root):
        if node.type in ("throw_statement", "inline_statement") and _throws(node):
            thrown = child(node, "expression")
            if thrown is not None and not _passes_on(node):
                yield from _wrapped(thrown, f"{_HARNESS}.Failed(")
        elif node.type == "invocation":
            yield from _call(node, silent=silent)
        elif node.type == "binary_expression":
            yield from _comparison(node)
        elif node.type == "identifier" and text(node).lower() in shadowed & LIBRARY.keys():
            above = node.parent
            if above is None or above.type != "member_access" or above.children[0] == node:
                yield replace(node, LIBRARY[text(node).lower()])


def _throws(node: Node) -> bool:
    """Whether a statement starts with Throw: the grammar has no nodes for keywords."""
    return text(node).lower().split()[:1] == ["throw"]


def _says_failure(source: Source) -> bool:
    """Whether the tests have any way of their own to fail: an assertion, a throw, an exit."""
    for node in descendants(source.root, "throw_statement", "inline_statement", "invocation"):
        if node.type == "invocation":
            target, method = _called(node)
            if target in _LOUD or method == "assert":
                return True
        elif _throws(node):
            return True
    return False


def _called(node: Node) -> tuple[str, str]:
    """What a call names, in lower case: the last part before the method, and the method."""
    function = node.child_by_field_name("target")
    if function is None or function.type != "member_access":
        return "", "" if function is None else text(function).lower()
    target = function.child_by_field_name("object")
    while target is not None and target.type == "expression":
        target = target.named_children[0]
    if target is not None and target.type == "member_access":
        return member(target), member(function)
    return "" if target is None else text(target).lower(), member(function)


def _wrapped(node: Node, opening: str) -> Iterator[Edit]:
    yield Edit(node.start_byte, node.start_byte, opening)
    yield Edit(node.end_byte, node.end_byte, ")")


def _passes_on(node: Node) -> bool:
    """Whether a throw only hands on what was caught."""
    catches = [n for n in ancestors(node) if n.type == "catch_block"]
    labels = [c.child_by_field_name("exception") for c in catches]
    caught = {text(label).lower() for label in labels if label is not None}
    return any(text(n).lower() in caught for n in descendants(node, "identifier"))


def _call(node: Node, *, silent: bool) -> Iterator[Edit]:
    function = node.child_by_field_name("target")
    arguments = node.child_by_field_name("arguments")
    if function is None or arguments is None:
        return
    given = named(arguments, "argument")
    target, method = _called(node)
    if target in ("debug", "trace") and method in ("assert", "fail"):
        yield replace(function, f"{_HARNESS}.{method.capitalize()}")
    elif (target, method) == ("environment", "exit"):
        yield replace(function, f"{_HARNESS}.Exit")
    elif target == "object" and method == "equals" and len(given) == 2:
        yield replace(function, f"{_HARNESS}.Same")
    elif (target, method) == ("console", "writeline") and silent and len(given) == 1:
        yield from _wrapped(given[0], f"{_HARNESS}.Shown(")
    elif function.type == "member_access" and len(given) == 1:
        yield from _method(function, method, arguments)


def _method(function: Node, method: str, arguments: Node) -> Iterator[Edit]:
    """A method called on a value: equality is asked honestly."""
    value = function.child_by_field_name("object")
    if value is None:
        return
    if method == "sequenceequal":
        opening = arguments.children[0]
        yield Edit(value.start_byte, value.start_byte, f"{_HARNESS}.SequenceEqual(")
        yield Edit(value.end_byte, opening.end_byte, ", ")
    elif method == "equals" and text(value).lower() != "mybase":
        yield from _wrapped(value, f"{_HARNESS}.Honest(")


def _comparison(node: Node) -> Iterator[Edit]:
    """`=` and `<>` between values; the grammar has `x.y = z` as one too, which assigns."""
    above = node.parent
    if above is not None and above.parent is not None and above.parent.type == "call_statement":
        return
    operators = [text(n) for n in node.children if n.type != "expression"]
    if operators not in (["="], ["<>"]):
        return
    for side in named(node, "expression"):
        if side.named_children and side.named_children[0].type == "invocation":
            yield from _wrapped(side, f"{_HARNESS}.Honest(")
