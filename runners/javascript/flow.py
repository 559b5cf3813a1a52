"""JavaScript's grammar as statements and sentences."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.core import ir
from pytest_flow2code.core.ir import JumpKind, Test
from pytest_flow2code.lowering import (
    ALL,
    COMMON,
    FIRST,
    OPERATORS,
    Lowering,
    Table,
    arm,
    block,
    foreach,
    function,
    group,
    handler,
    heading,
    if_,
    jump,
    label,
    loop,
    lower_with,
    nothing,
    pick,
    picks,
    prefixed,
    scope,
    solid,
    statement,
    switch,
    try_,
    types,
    within,
)
from pytest_flow2code.lowering import wording_forms as forms
from pytest_flow2code.lowering import wording_operators as op
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.lowering import wording_readers as read
from pytest_flow2code.lowering.wording_forms import Form, Name, Noun
from pytest_flow2code.syntax import Grammar

GRAMMAR = Grammar("tree_sitter_javascript", closers=("\n}", "\n"))

_FUNCTIONS = ("arrow_function", "function_expression", "generator_function")
_OUTPUTS = ("console.log", "console.error", "console.info", "console.warn", "process.stdout.write")

_simple = statement(outputs=_OUTPUTS, exits=("process.exit",))


def _defined(low: Lowering, node: Node, value: Node | None, name: str) -> ir.Function | None:
    """The function that `value` is, if it has a body of statements; `node` holds its heading."""
    if value is None or value.type not in _FUNCTIONS:
        return None
    body = pick(value, "body")
    if body is None or body.type != "statement_block":
        return None
    given = tuple(
        low.code(n)
        for part in picks(value, "parameters")
        for n in part.named_children
        if n.type != "comment"
    )
    given = given or tuple(low.code(n) for n in picks(value, "parameter"))
    head = heading(low, node, body, phrases.defined(name, given))
    return ir.Function(name, head, low.block(body))


def _declaration(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """`const f = () => {...}` is a function; what is declared beside it is not."""
    declarators = picks(node, types("variable_declarator"))
    found: list[ir.Node] = []
    for declarator in declarators:
        name = low.code(pick(declarator, "name") or declarator)
        start = node if declarator is declarators[0] else declarator
        made = _defined(low, start, pick(declarator, "value"), name)
        if made is not None:
            found.append(made)
        elif len(declarators) > 1:
            found.append(ir.Statement(low.text(declarator, _declared(low, declarator))))
    if any(isinstance(item, ir.Function) for item in found):
        return tuple(found)
    return (ir.Statement(low.text(node)),)


def _expression(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """`a.b = function () {...}` is a function too; `'use strict'` is for the engine."""
    inside = pick(node, FIRST)
    if inside is not None and inside.type == "string":
        return ()
    if inside is not None and inside.type == "assignment_expression":
        name = low.code(pick(inside, "left") or inside)
        made = _defined(low, node, pick(inside, "right"), name)
        if made is not None:
            return (made,)
    return _simple(low, node)


def _field(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """`g = (x) => {...};` in a class is a method."""
    name = low.code(pick(node, "property") or node)
    made = _defined(low, node, pick(node, "value"), name)
    return (ir.Statement(low.text(node)) if made is None else made,)


def _declared(low: Lowering, declarator: Node) -> Form:
    value = pick(declarator, "value")
    name = Name(low.code(pick(declarator, "name") or declarator))
    return phrases.declared("", name, None if value is None else low.form(value))


def _each(low: Lowering, node: Node) -> Form:
    target, source = low.form(pick(node, "left")), low.form(pick(node, "right"))
    if low.code(pick(node, "operator") or node) == "in":
        return forms.Command("for each key {} of {}", (target, source))
    return phrases.each(target, source)


def _typeof(low: Lowering, node: Node) -> Form:
    words = {
        "typeof": "the type of {}",
        "void": "nothing, after {}",
        "delete": "whether {} can be deleted",
    }
    return read.unary(words=words)(low, node)


def _unary_statement(low: Lowering, node: Node) -> Form:
    inside = pick(node, FIRST)
    if inside is not None and low.code(inside).startswith("delete "):
        return forms.Command("delete {}", (low.form(pick(inside, "argument")),))
    return read.inner()(low, node)


_IF = if_()

STATEMENTS = {
    "statement_block": block(),
    "class_body": block(),
    "class_static_block": block("body"),
    "expression_statement": _expression,
    "lexical_declaration": _declaration,
    "variable_declaration": _declaration,
    "if_statement": _IF,
    "else_clause": block(),
    "while_statement": loop(),
    "do_statement": loop(when=Test.AFTER),
    "for_statement": loop(
        test=solid("condition"), init=solid("initializer"), step=solid("increment")
    ),
    "for_in_statement": foreach(_each),
    "switch_statement": switch(
        "value",
        within("body", types("switch_case", "switch_default")),
        arm("value", "body", default=lambda node: node.type == "switch_default", falls=True),
        breaks=True,
    ),
    "try_statement": try_(
        handlers="handler",
        final=within("finalizer", "body"),
        catch=handler(name="parameter"),
    ),
    "with_statement": scope(
        lambda low, node: phrases.held((low.form(low.unwrapped(node.named_children[0])),))
    ),
    "labeled_statement": label(),
    "function_declaration": function(),
    "generator_function_declaration": function(),
    "method_definition": function(),
    "field_definition": _field,
    "class_declaration": group("class"),
    "export_statement": prefixed("declaration"),
    "return_statement": jump(JumpKind.RETURN),
    "throw_statement": jump(JumpKind.THROW),
    "break_statement": jump(JumpKind.BREAK, label="label"),
    "continue_statement": jump(JumpKind.CONTINUE, label="label"),
    "empty_statement": nothing,
}

READERS = {
    **COMMON,
    "undefined": read.literal,
    "this": read.name,
    "super": read.name,
    "regex": read.literal,
    "template_string": read.literal,
    "property_identifier": read.name,
    "private_property_identifier": read.name,
    "shorthand_property_identifier": read.name,
    "statement_identifier": read.name,
    "array_pattern": read.series(),
    "object_pattern": read.series(),
    "shorthand_property_identifier_pattern": read.name,
    "rest_pattern": read.noun("the rest as {}", FIRST),
    "assignment_pattern": read.noun("{}, by default {},", "left", "right"),
    "pair_pattern": read.noun("{} as {}", "key", "value"),
    "unary_expression": _typeof,
    "expression_statement": _unary_statement,
    "call_expression": read.call(
        special=dict.fromkeys(_OUTPUTS, phrases.printed)
        | {
            "require": lambda given: (
                Noun("the module {}", given[:1]) if given else forms.Call(Name("require"))
            ),
        }
    ),
    "new_expression": read.creates("constructor"),
    "await_expression": read.noun("what {} gives once it is done", FIRST),
    "spread_element": read.noun("all of {}", FIRST),
    "array": read.collection("list"),
    "object": read.collection("object"),
    "pair": read.noun("{} for {}", "value", "key"),
    "computed_property_name": read.inner(),
    "arrow_function": read.closure(
        lambda node: picks(node, "parameters") or picks(node, "parameter")
    ),
    "lexical_declaration": read.declares("", types("variable_declarator")),
    "variable_declaration": read.declares("", types("variable_declarator")),
    "field_definition": read.declares("", lambda node: [node], "property"),
    "yield_expression": read.command("hand out {}", FIRST),
    "import_statement": read.imports(types("import_clause"), "source"),
    "export_statement": read.command("export {}", ALL),
    "debugger_statement": read.command("stop here in the debugger"),
    "function_expression": read.quoted,
    "throw_statement": read.raises(),
}

TABLE = Table(
    language="javascript",
    grammar=GRAMMAR,
    statements=STATEMENTS,
    readers=READERS,
    comments=frozenset({"comment", "html_comment", "hash_bang_line"}),
    truths=frozenset({"true", "1"}),
    operators={
        **OPERATORS,
        "in": op.comparison("is a key of", "is not a key of"),
        "||=": op.OR,
        "&&=": op.AND,
    },
    openers=("{", "=>", ":"),
)


def lower(source: str) -> ir.Unit:
    """The statement tree of a JavaScript source."""
    return lower_with(TABLE, source)
