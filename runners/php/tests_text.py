"""The tests of a task, prepared so that nothing they say is lost."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from tree_sitter import Node

from pytest_flow2code.runners.php.names import GRAMMAR, TYPES, defined
from pytest_flow2code.syntax import (
    Edit,
    Source,
    apply,
    descendants,
    named,
    outside,
    parse,
    replace,
)

_OPEN = "<?php "
_EQUAL = ("==",)
_UNEQUAL = ("!=", "<>")
_ENDS = ("exit", "die")


@dataclass(frozen=True, slots=True)
class Prepared:
    """`text` is what is run, `source` what was published, in PHP mode from its first byte on."""

    text: str
    source: Source


def prepare(code: str, *, first: str, taken: Collection[str]) -> Prepared:
    """Make assertions independent of settings, comparisons strict about kinds, and mark failures.

    `first` is put before the first statement, on its line. Functions and types of the tests whose
    names (in lower case) the answer has `taken` get other ones: PHP knows every name only once.
    """
    source = parse(GRAMMAR, code if _is_open(code) else _OPEN + code)
    edits = [
        *_first(source, first),
        *_renamed(source, taken),
        *_assertions(source),
        *_comparisons(source),
        *_exits(source),
        *_throws(source),
    ]
    return Prepared(apply(source, edits), source)


def _is_open(code: str) -> bool:
    return any(node.type == "php_tag" for node in parse(GRAMMAR, code).root.children)


def _first(source: Source, text: str) -> Iterator[Edit]:
    tag = next(node for node in source.root.children if node.type == "php_tag")
    if text:
        yield Edit(tag.end_byte, tag.end_byte, f" {text} ")


def _renamed(source: Source, taken: Collection[str]) -> Iterator[Edit]:
    own = {name.lower() for name in defined(source, "function_definition", *TYPES)}
    clashing = own & set(taken)
    if not clashing:
        return
    for node in descendants(source.root, "name", "string_content"):
        above = node.parent
        if above is None or above.type in ("variable_name", "method_declaration"):
            continue
        if above.type in ("member_call_expression", "member_access_expression"):
            continue
        if source.of(node).lower() in clashing:
            yield replace(node, f"flow2code_{source.of(node)}")


def _calls(source: Source, *names: str) -> Iterator[Node]:
    """The name nodes of calls of these functions, written with or without a leading backslash."""
    for call in descendants(source.root, "function_call_expression"):
        function = call.child_by_field_name("function")
        if function is not None and source.of(function).lstrip("\\").lower() in names:
            yield function


def _assertions(source: Source) -> Iterator[Edit]:
    for function in _calls(source, "assert"):
        yield replace(function, "\\Flow2Code\\hold")


def _comparisons(source: Source) -> Iterator[Edit]:
    for node in descendants(source.root, "binary_expression"):
        operator = node.child_by_field_name("operator")
        if operator is None or operator.type not in (*_EQUAL, *_UNEQUAL):
            continue
        sign = "!" if operator.type in _UNEQUAL else ""
        yield Edit(node.start_byte, node.start_byte, f"({sign}\\Flow2Code\\equal(")
        yield replace(operator, ",")
        yield Edit(node.end_byte, node.end_byte, "))")


def _exits(source: Source) -> Iterator[Edit]:
    """`exit` at the tests' own top level only ends them; elsewhere its status is looked at."""
    for function in _calls(source, *_ENDS):
        yield replace(function, "\\Flow2Code\\quit")
    plain = {node.id for node in source.root.children}
    for node in descendants(source.root, "exit_statement"):
        word = node.children[0]
        status = [child for child in node.named_children if child.type != "comment"]
        if not status or source.of(status[0]) == "0":
            yield replace(node, "return;" if node.id in plain else "\\Flow2Code\\quit(0);")
        else:
            yield replace(word, "\\Flow2Code\\quit")
    for node in outside(source.root):
        alone = node.type == "expression_statement" and named(node, "name")
        if alone and source.of(alone[0]).lower() in _ENDS:
            yield replace(node, "return;" if node.id in plain else "\\Flow2Code\\quit(0);")


def _throws(source: Source) -> Iterator[Edit]:
    """`throw x` says first that the tests are about to fail: to work out `x` may itself fail."""
    for node in descendants(source.root, "throw_expression"):
        value = next((n for n in node.named_children if n.type != "comment"), None)
        if value is not None:
            line = node.start_point[0] + 1
            mark = f"\\Flow2Code\\failing(\\Flow2Code\\about({line}), "
            yield Edit(value.start_byte, value.start_byte, mark)
            yield Edit(value.end_byte, value.end_byte, ")")
