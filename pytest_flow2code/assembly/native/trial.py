"""The tests of a task, prepared so that every way in which they fail is reported.

What is put in has names of the form FLOW2CODE(name); the program around the tests defines that
macro. Lines stay where they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from tree_sitter import Node

from pytest_flow2code.assembly.native.dialect import Dialect
from pytest_flow2code.assembly.native.pieces import Piece, names, pieces
from pytest_flow2code.assembly.outline import name_of
from pytest_flow2code.syntax import Edit, Source, ancestors, apply, cut, descendants, parse, replace

_LEAVING = {
    "exit": "exit",
    "_exit": "exit",
    "_Exit": "exit",
    "quick_exit": "exit",
    "abort": "abort",
    "terminate": "abort",
}
"""Functions with which a program ends -> what the shield has in their place."""

_NESTED = frozenset({"lambda_expression", "function_definition"})


@dataclass(frozen=True, slots=True)
class Trial:
    """Tests ready to be included.

    `pieces` are those of the published text. `words` are all identifiers in it, `called` those
    that are called, `named` those that it defines. `arguments` says how many parameters the
    tests' main takes, or is None where they have none.
    """

    text: str
    pieces: tuple[Piece, ...]
    words: frozenset[str]
    called: frozenset[str]
    named: frozenset[str]
    arguments: int | None


@dataclass(frozen=True, slots=True)
class Redirect:
    """What becomes of a call of `name`: `result` is the type it is held to (or ""), `via` what is
    put before the name to reach it in an answer that hid it in a class or a namespace."""

    name: str
    result: str = ""
    via: str = ""


@lru_cache(maxsize=64)
def trial(dialect: Dialect, code: str, redirects: tuple[Redirect, ...] = ()) -> Trial:
    """Prepare the tests `code`."""
    source = parse(dialect.grammar, code)
    main = _main(source)
    to = {redirect.name: redirect for redirect in redirects}
    own = names(dialect, code)
    functions = _functions(source)
    edits = [
        *(cut(node) for node in descendants(source.root, "preproc_include")),
        *(edit for call in _calls(source) for edit in _call(dialect, source, call, to, functions)),
        *(_throw(source, node) for node in descendants(source.root, "throw_statement")),
        *(_returning(source, main) if main is not None else ()),
    ]
    words = {source.of(node) for node in descendants(source.root) if not node.child_count}
    return Trial(
        text=apply(source, [edit for edit in edits if edit is not None]),
        pieces=pieces(dialect, code),
        words=frozenset(word for word in words if word.isidentifier()),
        called=frozenset(source.of(_function(call)) for call in _calls(source)),
        named=own,
        arguments=None if main is None else _arguments(main),
    )


def quoted(text: str) -> str:
    """`text` as a string literal of C, on one line."""
    plain = " ".join(text.split())[:300].replace("\\", "\\\\").replace('"', '\\"')
    return f'"{plain}"'


def _calls(source: Source) -> Iterator[Node]:
    return descendants(source.root, "call_expression")


def _functions(source: Source) -> frozenset[str]:
    """The functions that the tests define: a type of theirs looks the same where it is called."""
    found = (
        name_of(node, ("declarator",)) for node in descendants(source.root, "function_definition")
    )
    return frozenset(source.of(name) for name in found if name is not None)


def _function(call: Node) -> Node:
    return call.child_by_field_name("function") or call


def _call(
    dialect: Dialect,
    source: Source,
    call: Node,
    redirects: dict[str, Redirect],
    functions: frozenset[str],
) -> Iterator[Edit]:
    function = _function(call)
    name = source.of(function)
    bare = name.removeprefix("::").removeprefix("std::")
    arguments = call.child_by_field_name("arguments")
    if name == "assert" and arguments is not None:
        text = quoted(source.of(arguments)[1:-1])
        yield Edit(function.start_byte, arguments.start_byte + 1, f"FLOW2CODE_ASSERT({text}, ")
    elif bare in _LEAVING:
        yield replace(function, f"FLOW2CODE({_LEAVING[bare]})")
    elif bare in dialect.pure:
        yield replace(function, f"FLOW2CODE({bare})")
    elif name in functions and function.type == "identifier" and dialect.looks_in_arguments:
        # In parentheses the name is not looked up in the namespaces of the arguments too.
        yield replace(function, f"({name})")
    elif name in redirects:
        yield from _redirected(call, function, redirects[name])


def _redirected(call: Node, function: Node, to: Redirect) -> Iterator[Edit]:
    if to.result:
        yield Edit(call.start_byte, call.start_byte, f"FLOW2CODE(as)<{to.result}>(")
    if to.via:
        yield replace(function, f"{to.via}{to.name}")
    if to.result:
        yield Edit(call.end_byte, call.end_byte, ")")


def _throw(source: Source, node: Node) -> Edit | None:
    """A throw that nothing in the tests catches is their way to say that one failed."""
    caught = any(above.type == "try_statement" for above in ancestors(node))
    if caught or not node.named_children:
        return None
    line = node.start_point.row + 1
    return replace(node, f"FLOW2CODE(wrong)({quoted(source.of(node))}, {line});")


def _main(source: Source) -> Node | None:
    for node in descendants(source.root, "function_definition"):
        declarator = node.child_by_field_name("declarator")
        if declarator is None or declarator.type != "function_declarator":
            continue
        name = declarator.child_by_field_name("declarator")
        if name is not None and source.of(name) == "main":
            return node
    return None


def _arguments(main: Node) -> int:
    listed = next(descendants(main, "parameter_list"))
    return sum(1 for n in listed.named_children if n.child_by_field_name("declarator") is not None)


def _returning(source: Source, main: Node) -> Iterator[Edit]:
    """Every way out of the tests' main says that it was taken."""
    result, body = main.child_by_field_name("type"), main.child_by_field_name("body")
    if result is not None and source.of(result) == "void":
        yield replace(result, "int")
    if body is None:
        return
    for node in descendants(body, "return_statement"):
        if next(above for above in ancestors(node) if above.type in _NESTED) != main:
            continue
        value = node.named_children[0] if node.named_children else None
        if value is None:
            yield replace(node, "return FLOW2CODE(end)(0);")
        else:
            yield Edit(value.start_byte, value.start_byte, " FLOW2CODE(end)(")
            yield Edit(value.end_byte, value.end_byte, ")")
    if body.end_byte <= source.length:
        yield Edit(body.end_byte - 1, body.end_byte - 1, " return FLOW2CODE(end)(0); ")
