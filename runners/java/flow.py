"""Java's grammar as statements and sentences."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.core import ir
from pytest_flow2code.core.ir import JumpKind, Test
from pytest_flow2code.lowering import (
    ALL,
    COMMON,
    FIRST,
    Lowering,
    Table,
    arm,
    block,
    each,
    foreach,
    function,
    group,
    handler,
    if_,
    jump,
    label,
    loop,
    lower_with,
    nth,
    pick,
    picks,
    rest,
    scope,
    solid,
    stacked,
    statement,
    try_,
    types,
    within,
)
from pytest_flow2code.lowering import wording_forms as forms
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.lowering import wording_readers as read
from pytest_flow2code.lowering.wording_forms import Clause, Form, Literal, Name, Noun
from pytest_flow2code.syntax import Grammar

GRAMMAR = Grammar("tree_sitter_java", closers=("\n}", "\n"))

_OUTPUTS = ("System.out.println", "System.out.print", "System.out.printf", "System.err.println")
_LABEL = types("switch_label")


def _is_default(node: Node) -> bool:
    marks = picks(node, _LABEL)
    return any((mark.text or b"").startswith(b"default") for mark in marks)


_GROUP = arm(within(_LABEL, ALL), rest(1), default=_is_default, falls=True)
_RULE = arm(
    lambda node: [n for n in picks(node, within(_LABEL, ALL)) if n.type != "guard"],
    nth(-1),
    default=_is_default,
    guard=within(within(_LABEL, types("guard")), FIRST),
)


def _labelled_group(low: Lowering, node: Node) -> tuple[ir.Case, ...]:
    """`case 1: case 2: ...` may be one group with several labels."""
    marks = picks(node, _LABEL)
    made = _GROUP(low, node)
    body = low.items(n for n in node.named_children if n not in marks)
    return (ir.Case(made.tests, body, None, made.default, made.falls),)


def _switch(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """Both kinds of arms: `case 1:` falls through, `case 1 ->` does not."""
    chosen = low.unwrapped(pick(node, "condition") or node)
    arms: list[ir.Case] = []
    for part in picks(node, within("body", ALL)):
        if part.type == "switch_block_statement_group":
            arms.extend(_labelled_group(low, part))
        elif part.type == "switch_rule":
            arms.append(_RULE(low, part))
    selector = low.text(chosen, phrases.selected(low.form(chosen)))
    return (ir.Switch(selector, stacked(tuple(arms)), breaks=True),)


def _resources(low: Lowering, node: Node) -> Form:
    held = picks(node, within("resources", types("resource")))
    return phrases.held(tuple(_resource(low, n) for n in held))


def _resource(low: Lowering, node: Node) -> Form:
    value, name = pick(node, "value"), pick(node, "name")
    if value is None or name is None:
        return Name(low.code(node))
    return Noun("{} as {}", (low.form(value), low.form(name)))


_CATCH = handler(
    kinds=within(within(types("catch_formal_parameter"), types("catch_type")), ALL),
    name=within(types("catch_formal_parameter"), "name"),
)
_FINAL = within(types("finally_clause"), types("block"))
_RESOURCES = scope(_resources, cleanup="close")


def _try_with(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """The resources are closed before a handler runs."""
    inner = ir.Block(_RESOURCES(low, node))
    catches = tuple(_CATCH(low, n) for n in picks(node, types("catch_clause")))
    final = picks(node, _FINAL)
    if not catches and not final:
        return inner.items
    return (ir.Try(inner, catches, final=low.block(*final) if final else None),)


def _instance(low: Lowering, node: Node) -> Form:
    left, right = low.form(pick(node, "left")), pick(node, "right") or pick(node, "pattern")
    kind = Name(low.code(right)) if right is not None else Literal("object")
    named = pick(node, "name")
    if named is None:
        return Clause("{} is a {}", "{} is not a {}", (left, kind))
    called = low.form(named)
    holds, fails = "{} is a {}, called {}", "{} is not a {}, called {}"
    return Clause(holds, fails, (left, kind, called))


def _invocation(low: Lowering, node: Node) -> Form:
    owner = pick(node, "object")
    given = low.forms(n for part in picks(node, "arguments") for n in part.named_children)
    called = f"{low.code(owner)}.{low.code(pick(node, 'name') or node)}" if owner else ""
    if called in _OUTPUTS:
        return phrases.printed(given)
    if called == "System.exit":
        return forms.Command("end the program with status {}", given[:1])
    return read.call("name", "arguments", owner="object")(low, node)


def _array(low: Lowering, node: Node) -> Form:
    listed = pick(node, "value")
    if listed is not None:
        return low.form(listed)
    sizes = low.forms(n for part in picks(node, "dimensions") for n in part.named_children)
    if not sizes:
        return read.quoted(low, node)
    kind = Name(low.code(pick(node, "type") or node))
    return Noun("a new array of {} of size {}", (kind, forms.Series(sizes, word="by")))


def _import(low: Lowering, node: Node) -> Form:
    return phrases.imported((Name(low.code(node).removeprefix("import").strip(" ;")),))


def _assert(low: Lowering, node: Node) -> Form:
    return forms.Command("make sure that {}", (forms.Condition(low.form(pick(node, FIRST))),))


_IF = if_()

STATEMENTS = {
    "block": block(),
    "constructor_body": block(),
    "class_body": block(),
    "interface_body": block(),
    "enum_body": block(),
    "enum_body_declarations": block(),
    "annotation_type_body": block(),
    "expression_statement": statement(outputs=_OUTPUTS, exits=("System.exit",)),
    "if_statement": _IF,
    "while_statement": loop(),
    "do_statement": loop(when=Test.AFTER),
    "for_statement": loop(test=solid("condition"), init=solid("init"), step=solid("update")),
    "enhanced_for_statement": foreach(each("name", "value")),
    "switch_expression": _switch,
    "switch_statement": _switch,
    "try_statement": try_(handlers=types("catch_clause"), final=_FINAL, catch=_CATCH),
    "try_with_resources_statement": _try_with,
    "synchronized_statement": scope(
        lambda low, node: phrases.held((low.form(low.unwrapped(node.named_children[0])),)),
        cleanup="unlock",
    ),
    "labeled_statement": label(FIRST, rest(1)),
    "method_declaration": function(),
    "constructor_declaration": function(),
    "compact_constructor_declaration": function(),
    "static_initializer": block(),
    "class_declaration": group("class"),
    "interface_declaration": group("interface"),
    "enum_declaration": group("enumeration"),
    "record_declaration": group("record"),
    "annotation_type_declaration": group("annotation"),
    "return_statement": jump(JumpKind.RETURN),
    "throw_statement": jump(JumpKind.THROW),
    "break_statement": jump(JumpKind.BREAK, label=FIRST),
    "continue_statement": jump(JumpKind.CONTINUE, label=FIRST),
}

READERS = {
    **COMMON,
    "this": read.name,
    "super": read.name,
    "null_literal": read.literal,
    "decimal_integer_literal": read.literal,
    "hex_integer_literal": read.literal,
    "octal_integer_literal": read.literal,
    "binary_integer_literal": read.literal,
    "decimal_floating_point_literal": read.literal,
    "hex_floating_point_literal": read.literal,
    "character_literal": read.literal,
    "class_literal": read.name,
    "type_identifier": read.name,
    "scoped_type_identifier": read.name,
    "scoped_identifier": read.name,
    "generic_type": read.name,
    "integral_type": read.name,
    "floating_point_type": read.name,
    "boolean_type": read.name,
    "array_type": read.name,
    "unary_expression": read.unary(operand="operand"),
    "update_expression": read.update(FIRST),
    "assignment_expression": read.augment(),
    "method_invocation": _invocation,
    "field_access": read.member("object", "field"),
    "array_access": read.index("array", "index"),
    "object_creation_expression": read.creates(),
    "array_creation_expression": _array,
    "array_initializer": read.collection("list"),
    "instanceof_expression": _instance,
    "cast_expression": read.noun("{} converted to {}", "value", "type"),
    "lambda_expression": read.closure(),
    "method_reference": read.name,
    "local_variable_declaration": read.declares(),
    "field_declaration": read.declares(),
    "constant_declaration": read.declares(),
    "explicit_constructor_invocation": read.call("constructor"),
    "assert_statement": _assert,
    "package_declaration": read.command("this is part of the package {}", FIRST),
    "import_declaration": _import,
    "enum_constant": read.name,
    "yield_statement": read.command("give {}", FIRST),
    "throw_statement": read.raises(),
    "method_declaration": read.quoted,
    "record_pattern": read.quoted,
    "type_pattern": read.quoted,
    "pattern": read.quoted,
}

TABLE = Table(
    language="java",
    grammar=GRAMMAR,
    statements=STATEMENTS,
    readers=READERS,
    comments=frozenset({"line_comment", "block_comment"}),
    truths=frozenset({"true"}),
    openers=("{",),
)


def lower(source: str) -> ir.Unit:
    """The statement tree of a Java source."""
    return lower_with(TABLE, source)
