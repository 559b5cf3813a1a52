"""Wrong HTML documents: nothing, something else, and the reference with one thing changed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from tree_sitter import Node

from pytest_flow2code.core.spoiled import Fault, Spoiled
from pytest_flow2code.core.task import Task
from pytest_flow2code.mutation import Mutant, selected
from pytest_flow2code.runners.html.flow import GRAMMAR
from pytest_flow2code.syntax import Edit, Source, cut, descendants, named, parse, replace

_HOLLOW = (
    Spoiled(Fault.EMPTY, ""),
    Spoiled(Fault.EMPTY, "<!DOCTYPE html><html><head></head><body></body></html>"),
    Spoiled(Fault.CONSTANT, "<p>a</p>"),
)


def spoils(task: Task) -> tuple[Spoiled, ...]:
    """Documents whose parsed tree is not the reference's."""
    source = parse(GRAMMAR, task.reference)
    return selected(GRAMMAR, source, task, _HOLLOW, _mutants(source))


def _mutants(source: Source) -> Iterator[Mutant]:
    for node in descendants(source.root):
        if node.type == "element":
            yield Mutant(Fault.DROPPED_ELEMENT, (cut(node),))
            yield from _swapped(source, node)
        elif node.type == "text":
            yield Mutant(Fault.CHANGED_TEXT, (Edit(node.start_byte, node.start_byte, "x"),))
        elif node.type == "attribute_value":
            yield Mutant(Fault.CHANGED_ATTRIBUTE, (replace(node, f"{source.of(node)}x"),))


def _swapped(source: Source, node: Node) -> Iterator[Mutant]:
    """Two neighbours that are not alike change places."""
    inside = named(node, "element")
    for one, other in pairwise(inside):
        first, second = source.of(one), source.of(other)
        if "".join(first.split()) != "".join(second.split()):
            edits = (replace(one, second), replace(other, first))
            yield Mutant(Fault.SWAPPED_CHILDREN, edits)
