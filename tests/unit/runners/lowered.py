"""A statement tree as nested lists of words, to be compared with what a test expects."""

from __future__ import annotations

from functools import singledispatch

from pytest_flow2code.core import ir

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
