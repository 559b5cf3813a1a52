"""C++'s grammar as statements and sentences: C's, and what C++ adds."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.core import ir
from pytest_flow2code.core.ir import JumpKind
from pytest_flow2code.lowering import (
    ALL,
    FIRST,
    OPERATORS,
    Lowering,
    Table,
    block,
    foreach,
    group,
    handler,
    jump,
    lower_with,
    nth,
    pick,
    picks,
    prefixed,
    try_,
    types,
    within,
)
from pytest_flow2code.lowering import family_c as c
from pytest_flow2code.lowering import wording_forms as forms
from pytest_flow2code.lowering import wording_operators as op
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.lowering import wording_readers as read
from pytest_flow2code.lowering.wording_forms import Form, Literal, Name, Noun
from pytest_flow2code.syntax import Grammar

GRAMMAR = Grammar("tree_sitter_cpp", closers=("\n}", "\n};", ";"))

_CASTS = ("static_cast", "dynamic_cast", "const_cast", "reinterpret_cast")


def _target(low: Lowering, node: Node) -> Form:
    declarator = pick(node, "declarator")
    if declarator is None:
        return Literal("it")
    if declarator.type == "reference_declarator":
        declarator = declarator.named_children[0]
    if declarator.type == "structured_binding_declarator":
        return forms.Series(tuple(Name(low.code(n)) for n in declarator.named_children))
    return Name(low.code(declarator))


def _each(low: Lowering, node: Node) -> Form:
    return phrases.each(_target(low, node), low.form(pick(node, "right")))


def _stream(low: Lowering, node: Node) -> Form:
    """`cout << a << b` prints; `cin >> a` reads; elsewhere the arrows shift bits."""
    chain: list[Node] = []
    current = node
    token = low.code(pick(node, "operator") or node)
    while current.type == "binary_expression" and _token(low, current) == token:
        chain.append(current.named_children[-1])
        current = current.named_children[0]
    parts = tuple(low.form(n) for n in reversed(chain))
    base = low.code(current).removeprefix("std::")
    if token == "<<" and base in ("cout", "cerr", "clog"):
        return phrases.printed(tuple(_line_end(part) for part in parts))
    if token == ">>" and base == "cin":
        return phrases.read(parts)
    return read.binary()(low, node)


def _token(low: Lowering, node: Node) -> str:
    found = pick(node, "operator")
    return "" if found is None else low.code(found)


def _line_end(form: Form) -> Form:
    ends = isinstance(form, Name) and form.code in ("endl", "std::endl")
    return Literal("a line end") if ends else form


def _call(low: Lowering, node: Node) -> Form:
    """A cast is spelled like a call."""
    callee = pick(node, "function")
    if callee is not None and callee.type == "template_function":
        name = low.code(pick(callee, "name") or callee)
        given = [n for part in picks(node, "arguments") for n in part.named_children]
        if name in _CASTS and len(given) == 1:
            kind = low.code(pick(callee, "arguments") or callee).strip("<>")
            return Noun("{} converted to {}", (low.form(given[0]), Name(kind)))
    return c.READERS["call_expression"](low, node)


def _lambda(low: Lowering, node: Node) -> Form:
    """A lambda that only returns a value can be worded."""
    body = pick(node, "body")
    inside = body.named_children if body is not None else []
    if len(inside) != 1 or inside[0].type != "return_statement" or not inside[0].named_children:
        return read.quoted(low, node)
    gives = low.form(inside[0].named_children[0])
    takes = tuple(
        Name(low.code(n))
        for part in picks(node, within("declarator", "parameters"))
        for n in part.named_children
    )
    if not takes:
        return Noun("a function that gives {}", (gives,))
    return Noun("a function that takes {} and gives {}", (forms.Series(takes), gives))


def _caught(low: Lowering, node: Node) -> ir.Handler:
    """`catch (...)` takes everything."""
    made = handler(
        kinds=within(within("parameters", types("parameter_declaration")), "type"),
        name=within(within("parameters", types("parameter_declaration")), _given_name),
    )
    return made(low, node)


def _given_name(node: Node) -> list[Node]:
    """The name a parameter gives to its value, if it gives one."""
    return c.declared_name(node) if picks(node, "declarator") else []


def _delete(low: Lowering, node: Node) -> Form:
    return forms.Command("free {}", (low.form(pick(node, nth(-1))),))


STATEMENTS = {
    **c.STATEMENTS,
    "for_range_loop": foreach(_each),
    "try_statement": try_(handlers=types("catch_clause"), catch=_caught),
    "throw_statement": jump(JumpKind.THROW),
    "co_return_statement": jump(JumpKind.RETURN),
    "class_specifier": c.STATEMENTS["struct_specifier"],
    "namespace_definition": group("namespace"),
    "template_declaration": prefixed(
        lambda node: [n for n in node.named_children if n.type != "template_parameter_list"][-1:]
    ),
    "init_statement": block(),
}

READERS = {
    **c.READERS,
    "this": read.name,
    "nullptr": read.literal,
    "raw_string_literal": read.literal,
    "user_defined_literal": read.literal,
    "qualified_identifier": read.name,
    "template_function": read.name,
    "template_type": read.name,
    "namespace_identifier": read.name,
    "dependent_name": read.name,
    "operator_name": read.name,
    "auto": read.name,
    "placeholder_type_specifier": read.name,
    "binary_expression": _stream,
    "call_expression": _call,
    "subscript_expression": read.index("argument", within("indices", ALL)),
    "argument_list": read.series(),
    "lambda_expression": _lambda,
    "new_expression": read.creates("type", "arguments"),
    "delete_expression": _delete,
    "condition_clause": read.quoted,
    "parameter_pack_expansion": read.noun("all of {}", FIRST),
    "using_declaration": lambda low, node: forms.Command(
        "use the names of {}", (Name(low.code(node.named_children[-1])),)
    ),
    "alias_declaration": read.command("let {} stand for {}", "name", "type"),
    "namespace_alias_definition": read.quoted,
    "template_declaration": read.quoted,
    "template_instantiation": read.quoted,
    "static_assert_declaration": read.quoted,
    "friend_declaration": read.quoted,
    "class_specifier": read.quoted,
    "throw_statement": read.raises(),
    "co_return_statement": read.returns(),
    "co_yield_statement": read.command("hand out {}", FIRST),
    "co_await_expression": read.noun("what {} gives once it is done", FIRST),
    "fold_expression": read.quoted,
    "decltype": read.quoted,
}

TABLE = Table(
    language="cpp",
    grammar=GRAMMAR,
    statements=STATEMENTS,
    readers=READERS,
    ignored=frozenset({"access_specifier"}),
    wrappers=frozenset({"parenthesized_expression", "condition_clause"}),
    truths=frozenset({"1", "true"}),
    operators={**OPERATORS, "not_eq": op.UNEQUAL, "bitand": op.BIT_AND, "bitor": op.BIT_OR},
    openers=("{",),
)


def lower(source: str) -> ir.Unit:
    """The statement tree of a C++ source."""
    return lower_with(TABLE, source)
