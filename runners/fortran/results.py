"""A function that never sets its result has none, whatever the memory for it held before."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from pytest_flow2code.runners.fortran.units import GRAMMAR, SPECIFICATIONS, heading_name
from pytest_flow2code.syntax import (
    Edit,
    Source,
    ancestors,
    apply,
    child,
    descendants,
    named,
    parse,
)

_AHEAD = SPECIFICATIONS | {
    "\n",
    ";",
    "comment",
    "data_statement",
    "entry_statement",
    "format_statement",
    "function_statement",
    "import_statement",
}
_ELSEWHERE = ("allocatable", "pointer", "procedure")
"""Attributes of a result that has no memory of its own to begin with."""

_NUMBER, _SMALL = "-1431655766", "-86"
_VALUES = {
    "integer": _NUMBER,
    "real": _NUMBER,
    "double": _NUMBER,
    "complex": _NUMBER,
    "logical": ".true.",
    "character": "'no value'",
}
_SHORT = ("int8", "int16", "1", "2", "kind=1", "kind=2")
"""Kinds of integers that are too short for most numbers."""


def valueless(text: str) -> str:
    """The answer with the result of every function set to what no test expects.

    Without that it would often be what another function has left in the same place, which may be
    just what should have been the result. Right programs do not notice.
    """
    source = parse(GRAMMAR, text)
    return apply(source, _beginnings(source))


def _beginnings(source: Source) -> Iterator[Edit]:
    for function in descendants(source.root, "function"):
        # The keyword is a node of the same type.
        heading = child(function, "function_statement")
        if heading is None or function.has_error:
            continue
        place = _first(source, function)
        if place is None or any(above.type == "interface" for above in ancestors(function)):
            continue
        name = _result(source, heading)
        value = _value(source, function, heading, name)
        if value:
            yield Edit(place, place, f"{name} = {value}\n")


def _first(source: Source, function: Node) -> int | None:
    """Where the first statement begins that does anything."""
    for node in function.children:
        after = node.next_sibling if node.type == "statement_label" else node
        if after is not None and after.type in _AHEAD:
            continue
        if node.type == "assignment_statement" and _defines_function(source, function, node):
            continue
        return node.start_byte if node.end_byte <= source.length else None
    return None


def _defines_function(source: Source, function: Node, assignment: Node) -> bool:
    """Whether `f(x) = x + 1` is a function in one line, which is a declaration: `f` is no array."""
    left = assignment.children[0]
    if left.type != "call_expression":
        return False
    name = source.of(left.children[0]).lower()
    sized = (source.of(node).lower() for node in descendants(function, "sized_declarator"))
    return name not in {
        *(word.split("(")[0].strip() for word in sized),
        *_dimensioned(source, function),
    }


def _dimensioned(source: Source, function: Node) -> Iterator[str]:
    """What is declared with `dimension(...)` before the names."""
    for node in named(function, "variable_declaration"):
        marks = named(node, "type_qualifier")
        if any(source.of(mark).lower().startswith("dimension") for mark in marks):
            yield from (source.of(one).lower() for one in named(node, "identifier"))


def _result(source: Source, heading: Node) -> str:
    result = child(heading, "function_result")
    name = None if result is None else next(descendants(result, "identifier"), None)
    if name is None and heading.parent is not None:
        name = heading_name(heading.parent)
    return "" if name is None else source.of(name)


def _value(source: Source, function: Node, heading: Node, name: str) -> str:
    """What the result is set to; empty for types that are left alone."""
    kinds = [child(heading, "intrinsic_type", "derived_type")]
    marks = ""
    for node in named(function, "variable_declaration", "variable_modification"):
        if not any(_declares(source, one, name) for one in node.named_children):
            continue
        kinds.append(child(node, "intrinsic_type", "derived_type", "declared_type"))
        marks += source.of(node).lower()
    if any(mark in marks for mark in _ELSEWHERE) or not name:
        return ""
    written = [source.of(kind).lower() for kind in kinds if kind is not None]
    if not written:
        return _NUMBER
    word, *kind = written[-1].translate(_SPLIT).split(maxsplit=1)
    short = word == "integer" and "".join(kind).replace(" ", "") in _SHORT
    return _SMALL if short else _VALUES.get(word, "")


_SPLIT = str.maketrans("(*)", "   ")


def _declares(source: Source, declarator: Node, name: str) -> bool:
    first = next(descendants(declarator, "identifier"), None)
    plain = declarator.type in ("identifier", "sized_declarator", "init_declarator")
    return plain and first is not None and source.of(first).lower() == name.lower()
