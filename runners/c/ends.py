"""A function that ends without a value to return has none, whatever lies in the register for it."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from pytest_flow2code.syntax import Edit, Grammar, Source, apply, descendants, named, parse

_CALL = "int flow2code_end();flow2code_end();"
_END = f"{{{_CALL}}}"
"""The harness's function puts a value there that no test expects. Right programs do not notice: in
C the end of a function may be reached as long as nobody uses the value."""

_AT_EVERY_END = ("-finstrument-functions",)
"""The compiler calls the harness wherever a function ends. That takes time in every call."""


def valueless(grammar: Grammar, answer: str) -> str:
    """The answer with every end that has no value made worthless. Lines stay where they are.

    Without optimisation gcc leaves in the register what was computed last, which is often just
    what should have been returned.
    """
    source = parse(grammar, answer)
    return apply(source, [*_ends(source), *_returns(source)])


def instrumented(grammar: Grammar, answer: str) -> tuple[str, ...]:
    """The compiler's flags for an answer in which `valueless` may have overlooked an end, since
    macros hide its functions from the grammar."""
    return _AT_EVERY_END if parse(grammar, answer).errors else ()


def _ends(source: Source) -> Iterator[Edit]:
    for function in descendants(source.root, "function_definition"):
        body = function.child_by_field_name("body")
        if body is None or body.has_error or body.end_byte > source.length:
            continue
        statements = [node.type for node in named(body) if node.type != "comment"]
        if statements[-1:] == ["return_statement"]:
            continue
        if not _is_main(source, function):
            yield Edit(body.end_byte - 1, body.end_byte - 1, _END)


def _returns(source: Source) -> Iterator[Edit]:
    """`return;`, which gcc 12 takes in functions of any type."""
    for node in descendants(source.root, "return_statement"):
        last = node.children[-1]
        if [child.type for child in named(node) if child.type != "comment"]:
            continue
        if last.type == ";" and not last.is_missing:
            yield Edit(node.start_byte, node.start_byte, f"{{{_CALL}")
            yield Edit(node.end_byte, node.end_byte, "}")


def _is_main(source: Source, function: Node) -> bool:
    """The end of `main` is as good as `return 0`."""
    declarator = function.child_by_field_name("declarator")
    name = None if declarator is None else declarator.child_by_field_name("declarator")
    return name is not None and source.of(name) == "main"
