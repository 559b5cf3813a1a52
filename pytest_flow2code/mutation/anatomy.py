"""What a language says about its grammar so that programs in it can be spoiled."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from tree_sitter import Node

from pytest_flow2code.assembly.outline import Name
from pytest_flow2code.core.spoiled import Fault
from pytest_flow2code.lowering.table import Pick, pick
from pytest_flow2code.syntax import Grammar, Source


@dataclass(frozen=True, slots=True)
class Body:
    """Where the statements of a function lie, in bytes, and what new ones are put between.

    `opening` and `closing` are for a body that is no block yet: an arrow function's expression.
    """

    start: int
    end: int
    opening: str = ""
    closing: str = ""


Fillings = tuple[tuple[Fault, str], ...]
"""Bodies that are wrong for sure. Several lines stand one below the other, not indented."""

BOUNDARIES = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
"""Comparisons that differ in one value only."""

OPPOSITES = {"==": "!=", "!=": "==", "===": "!==", "!==": "==="}
"""Comparisons of which exactly one holds."""


@dataclass(frozen=True, slots=True)
class Anatomy:
    """One language's grammar as seen by whoever wants to break a program.

    `negated` and `increased` hold "{}" for the condition's or the number's own text. `separator`
    may stand behind the last branch and never behind the others. `dropped` is what a statement
    leaves behind; where expressions are statements, `blocks` are the node types whose children
    are. `calculations` are node types whose value is a number when their operator is one of
    `operators`. `numbers` and `texts` are the node types of whole-number literals and of what lies
    between quotes; `truths` maps the text of each truth value to the other's. `untouched` are
    functions that no filling replaces: constructors, a demo's main.
    """

    grammar: Grammar
    definitions: Mapping[str, Name]
    body: Callable[[Source, Node], Body | None]
    fillings: Callable[[Source, Node], Fillings]
    conditions: Mapping[str, Pick] = field(default_factory=dict)
    negated: str = "(!({}))"
    branches: Mapping[str, tuple[Pick, Pick]] = field(default_factory=dict)
    separator: str = ""
    boundaries: Mapping[str, str] = field(default_factory=lambda: BOUNDARIES)
    opposites: Mapping[str, str] = field(default_factory=lambda: OPPOSITES)
    comparisons: frozenset[str] = frozenset({"binary_expression"})
    calculations: frozenset[str] = frozenset({"binary_expression"})
    operators: frozenset[str] = frozenset({"-", "*", "/", "%"})
    increased: str = "({} + 1)"
    statements: frozenset[str] = frozenset({"expression_statement"})
    blocks: frozenset[str] = frozenset()
    dropped: str = ";"
    numbers: frozenset[str] = frozenset()
    truths: Mapping[str, str] = field(default_factory=lambda: {"true": "false", "false": "true"})
    texts: frozenset[str] = frozenset()
    untouched: frozenset[str] = frozenset({"main"})
    fold_case: bool = False


def constants(returned: str, values: Iterable[str]) -> Fillings:
    """One filling a value; `returned` is the statement, with "{}" for the value."""
    return tuple((Fault.CONSTANT, returned.format(value)) for value in values)


def braced(source: Source, node: Node, part: Pick = "body") -> Body | None:
    """What lies between the braces of a node's body; None if it has none."""
    block = pick(node, part)
    if block is None:
        return None
    first, last = block.children[:1], block.children[-1:]
    if not first or source.of(first[0]) != "{":
        return None
    end = last[0].start_byte if source.data[last[0].start_byte :][:1] == b"}" else block.end_byte
    return Body(first[0].end_byte, min(end, source.length), " ", " ")


def between(*skipped: str) -> Callable[[Source, Node], Body | None]:
    """The body is all from the first to the last named child of no type in `skipped`: the heading,
    the declarations, the closing line."""

    def find(source: Source, node: Node) -> Body | None:
        inside = [n for n in node.named_children if n.type not in skipped]
        return Body(inside[0].start_byte, end_of(source, inside[-1])) if inside else None

    return find


def field_body(part: Pick = "body") -> Callable[[Source, Node], Body | None]:
    """The body is a whole part of the node."""

    def find(source: Source, node: Node) -> Body | None:
        found = pick(node, part)
        return None if found is None else Body(found.start_byte, end_of(source, found))

    return find


def end_of(source: Source, node: Node) -> int:
    """Where a node's text ends, in bytes; some grammars count the line feed in that follows."""
    text = source.data[node.start_byte : min(node.end_byte, source.length)]
    return node.start_byte + len(text.rstrip())
