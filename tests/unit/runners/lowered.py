"""A statement tree as nested lists of words, to be compared with what a test expects, and ways to
the parts of a tree that a test looks at."""

from __future__ import annotations

from collections.abc import Iterator
from functools import singledispatch
from typing import TypeVar

from pytest_flow2code.core import ir
from pytest_flow2code.flowchart import build
from pytest_flow2code.flowchart.invariants import graph_violations

_Kind = TypeVar("_Kind")
_BLOCKS = ("body", "then", "orelse", "final")
_ROLES = {ir.Role.PROCESS: "S", ir.Role.INPUT: "in", ir.Role.OUTPUT: "out", ir.Role.UNKNOWN: "?"}


def shape(block: ir.Block | None) -> list[object]:
    """`["return"]` is a jump, `["S"]` a statement; what holds blocks is a tuple of its word and
    the shapes of its blocks."""
    return [] if block is None else [_word(node) for node in block.items]


@singledispatch
def _word(node: object) -> object:
    raise TypeError(type(node).__name__)


@_word.register
def _(node: ir.Block) -> object:
    return shape(node)


@_word.register
def _(node: ir.Statement) -> object:
    return _ROLES[node.role]


@_word.register
def _(node: ir.Jump) -> object:
    return f"{node.kind.value} {node.label}".strip()


@_word.register
def _(node: ir.If) -> object:
    return ("if", shape(node.then), *((shape(node.orelse),) if node.orelse else ()))


@_word.register
def _(node: ir.Loop) -> object:
    return (f"{'until' if node.negated else 'loop'} {node.when.value}", shape(node.body))


@_word.register
def _(node: ir.ForEach) -> object:
    return (f"for {node.label}".strip(), shape(node.body))


@_word.register
def _(node: ir.Switch) -> object:
    return ("switch", *((len(c.tests), c.default, shape(c.body)) for c in node.cases))


@_word.register
def _(node: ir.Try) -> object:
    last = () if node.final is None else ("final", shape(node.final))
    return ("try", shape(node.body), *(shape(h.body) for h in node.handlers), *last)


@_word.register
def _(node: ir.Label) -> object:
    return f"{node.name}:" if node.body is None else (f"{node.name}:", *shape(node.body))


@_word.register
def _(node: ir.Function) -> object:
    return (node.name, shape(node.body))


@_word.register
def _(node: ir.Group) -> object:
    return (f"group {node.name}".strip(), shape(node.body))


def kinds(block: ir.Block) -> list[object]:
    """The names of the statements' classes, those of a statement's own blocks beside it; a jump
    is named by its kind."""
    return [_named(node) for node in block.items]


def _named(node: object) -> object:
    name = node.kind.value if isinstance(node, ir.Jump) else type(node).__name__
    inside = tuple(kinds(block) for block in _blocks(node))
    return (name, *inside) if inside else name


def every(block: ir.Block, kind: type[_Kind]) -> Iterator[_Kind]:
    """Each statement of a kind in `block`, however deep; the heads of loops are left out."""
    for item in block.items:
        if isinstance(item, kind):
            yield item
        for inner in _blocks(item):
            yield from every(inner, kind)


def _blocks(node: object) -> Iterator[ir.Block]:
    for field in _BLOCKS:
        inner = getattr(node, field, None)
        if isinstance(inner, ir.Block):
            yield inner
    for part in (*getattr(node, "cases", ()), *getattr(node, "handlers", ())):
        yield part.body


def first_function(block: ir.Block) -> ir.Function:
    function = block.items[0]
    assert isinstance(function, ir.Function)
    return function


def member(unit: ir.Unit) -> ir.Function:
    """The function that the unit's first type or module begins with; the unit makes a sound
    graph."""
    assert_sound(unit)
    group = unit.body.items[0]
    assert isinstance(group, ir.Group)
    return first_function(group.body)


def assert_sound(unit: ir.Unit) -> None:
    assert unit.notes == ()
    assert list(graph_violations(unit, build(unit))) == []


def said(block: ir.Block) -> list[str | None]:
    """How the first statement of `block` is worded."""
    node = block.items[0]
    texts = [getattr(node, part, None) for part in ("text", "test", "header")]
    return [text.said for text in texts if isinstance(text, ir.Text)]
