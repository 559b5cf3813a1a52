"""Small changes to the reference, each of which may or may not change what it does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tree_sitter import Node

from pytest_flow2code.core.spoiled import Fault
from pytest_flow2code.lowering.table import pick
from pytest_flow2code.mutation.anatomy import Anatomy, end_of
from pytest_flow2code.syntax import Edit, Source, descendants, replace
from pytest_flow2code.syntax import text as text_of


@dataclass(frozen=True, slots=True)
class Mutant:
    """`rank` tells apart, within a kind, what is likely to matter (0) from what is not."""

    kind: Fault
    edits: tuple[Edit, ...]
    rank: int = 0


def mutants(anatomy: Anatomy, source: Source, within: Node) -> Iterator[Mutant]:
    """Every mutant that the table knows how to make inside `within`."""
    for node in descendants(within):
        if node.is_named:
            yield from _of_node(anatomy, source, node)


def _of_node(anatomy: Anatomy, source: Source, node: Node) -> Iterator[Mutant]:
    kind = node.type
    if kind in anatomy.conditions:
        yield from _negated(anatomy, source, node)
    if kind in anatomy.branches:
        yield from _swapped(anatomy, source, node)
    if kind in anatomy.comparisons:
        yield from _compared(anatomy, node)
    if kind in anatomy.calculations and _operator(node) in anatomy.operators:
        text = anatomy.increased.format(source.of(node))
        yield Mutant(Fault.OFF_BY_ONE, (replace(node, text),))
    if kind in anatomy.statements and _stands_alone(anatomy, node):
        edit = Edit(node.start_byte, end_of(source, node), anatomy.dropped)
        yield Mutant(Fault.DROPPED, (edit,))
    if kind in anatomy.numbers or kind in anatomy.texts or not node.children:
        yield from _constants(anatomy, source, node)


def _stands_alone(anatomy: Anatomy, node: Node) -> bool:
    """Whether a node is a statement and no part of one, where the grammar does not tell."""
    return not anatomy.blocks or (node.parent is not None and node.parent.type in anatomy.blocks)


def _negated(anatomy: Anatomy, source: Source, node: Node) -> Iterator[Mutant]:
    condition = pick(node, anatomy.conditions[node.type])
    if condition is not None:
        text = anatomy.negated.format(source.of(condition))
        yield Mutant(Fault.NEGATED, (replace(condition, text),))


def _swapped(anatomy: Anatomy, source: Source, node: Node) -> Iterator[Mutant]:
    one, other = (pick(node, part) for part in anatomy.branches[node.type])
    if one is None or other is None:
        return
    first, second = (
        source.of(branch).rstrip().removesuffix(anatomy.separator) for branch in (one, other)
    )
    edits = (_exchange(one, first, second), _exchange(other, second, first))
    yield Mutant(Fault.SWAPPED, edits)


def _exchange(node: Node, old: str, new: str) -> Edit:
    """`new` for the beginning of `node` that reads `old`."""
    return Edit(node.start_byte, node.start_byte + len(old.encode()), new)


def _compared(anatomy: Anatomy, node: Node) -> Iterator[Mutant]:
    """Its operators, one at a time."""
    for token in node.children:
        text = text_of(token).lower()
        if token.named_children:
            continue
        if text in anatomy.boundaries:
            yield Mutant(Fault.OFF_BY_ONE, (replace(token, anatomy.boundaries[text]),))
        elif text in anatomy.opposites and not _is_condition(anatomy, node):
            yield Mutant(Fault.NEGATED, (replace(token, anatomy.opposites[text]),), rank=1)


def _is_condition(anatomy: Anatomy, node: Node) -> bool:
    """Whether the node is a whole condition, which is negated as such."""
    above = node.parent
    while above is not None and above.named_child_count == 1:
        above = above.parent
    return above is not None and above.type in anatomy.conditions


def _operator(node: Node) -> str:
    """The operator between two operands: the first child that is a mere token."""
    tokens = (n for n in node.children[1:-1] if not n.named_children)
    return next((text_of(n).lower() for n in tokens), "")


def _constants(anatomy: Anatomy, source: Source, node: Node) -> Iterator[Mutant]:
    text = source.of(node)
    if node.type in anatomy.numbers and text.isascii() and text.isdecimal():
        yield Mutant(Fault.CHANGED, (replace(node, str(int(text) + 1)),))
    elif node.type in anatomy.texts:
        # A text is often a message that no test looks at.
        yield Mutant(Fault.CHANGED, (Edit(node.start_byte, node.start_byte, "x"),), rank=1)
    elif text in anatomy.truths:
        yield Mutant(Fault.CHANGED, (replace(node, anatomy.truths[text]),))
