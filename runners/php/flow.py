"""PHP's grammar as statements and sentences."""

from __future__ import annotations

from collections.abc import Callable

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
    besides,
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
    nth,
    pick,
    picks,
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
from pytest_flow2code.runners.php.branches import (
    ENDS,
    alternatives,
    ended,
    logical,
    matched,
    returned,
)
from pytest_flow2code.syntax import Grammar, child, parse

GRAMMAR = Grammar("tree_sitter_php", "language_php", closers=("\n}", ";\n"))

_PRINTS = ("printf", "print_r", "var_dump", "vprintf", "fprintf", "fwrite", "fputs")
_READS = ("fgets", "readline", "fscanf", "fgetc", "fread")


def _expression(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """Throwing, ending, choosing by `match` and naming a function are shapes of their own."""
    inside = pick(node, FIRST)
    if inside is None:
        return ()
    if inside.type == "throw_expression":
        return (ir.Jump(JumpKind.THROW, low.text(node, low.form(inside))),)
    if inside.type == "match_expression":
        return (matched(low, inside, ""),)
    called = low.code(pick(inside, "function") or inside)
    if called in ENDS:
        return (ir.Jump(JumpKind.EXIT, low.text(node, ended(low, inside))),)
    shaped = _SHAPED.get(inside.type)
    if shaped is not None:
        return shaped(low, node, inside)
    return (ir.Statement(low.text(node), _role(inside, called)),)


def _assignment(low: Lowering, node: Node, inside: Node) -> tuple[ir.Node, ...]:
    left, right = pick(inside, "left"), pick(inside, "right")
    if left is not None and right is not None:
        if right.type == "match_expression":
            return (matched(low, right, f"{low.code(left)} = "),)
        if right.type == "anonymous_function":
            return (_named(low, node, low.code(left), right),)
    called = "" if right is None else low.code(pick(right, "function") or right)
    return (ir.Statement(low.text(node), _role(inside, called)),)


_SHAPED = {"assignment_expression": _assignment, "binary_expression": logical}


def _named(low: Lowering, node: Node, name: str, value: Node) -> ir.Function:
    """`$f = function (...) {...};` is a function too."""
    body = pick(value, "body")
    given = tuple(low.code(n) for n in picks(value, within("parameters", ALL)))
    head = heading(low, node, body, phrases.defined(name, given))
    return ir.Function(name, head, low.block(body))


def _role(inside: Node, called: str) -> ir.Role:
    if inside.type == "print_intrinsic" or called in _PRINTS:
        return ir.Role.OUTPUT
    return ir.Role.INPUT if called in _READS else ir.Role.PROCESS


def _exit(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    return (ir.Jump(JumpKind.EXIT, low.text(node, ended(low, node))),)


def _echo(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    return (ir.Statement(low.text(node, phrases.printed(_items(low, node))), ir.Role.OUTPUT),)


def _items(low: Lowering, node: Node) -> tuple[Form, ...]:
    """What is printed, out of the pairs that the grammar makes of a comma-separated list."""
    found: list[Form] = []
    for part in node.named_children:
        if part.type == "sequence_expression":
            found += _items(low, part)
        elif part.type not in low.table.comments:
            found.append(low.form(part))
    return tuple(found)


def _outside(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """Text outside the tags is written as it stands."""
    texts = [node] if node.type == "text" else picks(node, types("text"))
    return tuple(
        ir.Statement(low.text(n, phrases.printed((forms.Literal(repr(low.code(n))),))), _OUTPUT)
        for n in texts
        if low.code(n)
    )


_OUTPUT = ir.Role.OUTPUT


def _namespace(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    if pick(node, "body") is None:
        return ()
    return group("namespace")(low, node)


def _each(low: Lowering, node: Node) -> Form:
    source, target = picks(node, besides("body"))[:2]
    if target.type != "pair":
        return phrases.each(low.form(target), low.form(source))
    both = forms.Series(low.forms(target.named_children))
    return phrases.each(both, low.form(source))


def _assigned(low: Lowering, node: Node) -> Form:
    """`$list[] = x` adds an element."""
    left = pick(node, "left")
    if left is not None and left.type == "subscript_expression" and pick(left, nth(1)) is None:
        return forms.Command("append {} to {}", low.forms([node.children[-1], left.children[0]]))
    return read.assign()(low, node)


def _subscript(low: Lowering, node: Node) -> Form:
    if pick(node, nth(1)) is None:
        return Noun("a new element of {}", (low.form(pick(node, FIRST)),))
    return read.index(FIRST, nth(1))(low, node)


def _element(low: Lowering, node: Node) -> Form:
    value = pick(node, nth(1))
    if value is None:
        return low.form(pick(node, FIRST))
    return Noun("{} for {}", (low.form(value), low.form(pick(node, FIRST))))


def _choice(low: Lowering, node: Node) -> Form:
    if pick(node, "body") is not None:
        return read.choice("condition", "body", "alternative")(low, node)
    parts = (low.form(pick(node, "condition")), low.form(pick(node, "alternative")))
    return Noun("({} or, if that is false, {})", parts)


def _constants(low: Lowering, node: Node) -> Form:
    steps = tuple(
        phrases.declared("", Name(low.code(n.named_children[0])), low.form(pick(n, nth(1))))
        for n in picks(node, types("const_element"))
    )
    return steps[0] if len(steps) == 1 else forms.Steps(steps)


def _properties(low: Lowering, node: Node) -> Form:
    kind = pick(node, "type")
    return read.declares(
        "type" if kind is not None else "", types("property_element"), "name", "default_value"
    )(low, node)


def _fact(template: str, negated: str) -> Callable[[tuple[Form, ...]], Form]:
    return lambda given: (
        forms.Clause(template, negated, given) if len(given) == 1 else forms.Series(given)
    )


def _length(given: tuple[Form, ...]) -> Form:
    if len(given) != 1:
        return forms.Call(Name("count"), given)
    return Noun("the length of {}", given)


_IF = if_("condition", "body", alternatives)
_METHOD = read.call("name", "arguments", "object")
_MEMBER = read.member("object", "name")

STATEMENTS = {
    "compound_statement": block(),
    "colon_block": block(),
    "declaration_list": block(),
    "enum_declaration_list": block(),
    "text": _outside,
    "text_interpolation": _outside,
    "expression_statement": _expression,
    "echo_statement": _echo,
    "if_statement": _IF,
    "else_if_clause": _IF,
    "else_clause": block("body"),
    "while_statement": loop(),
    "do_statement": loop(when=Test.AFTER),
    "for_statement": loop(init="initialize", step="update"),
    "foreach_statement": foreach(_each),
    "switch_statement": switch(
        "condition",
        within("body", types("case_statement", "default_statement")),
        arm(
            "value",
            besides("value"),
            default=lambda node: node.type == "default_statement",
            falls=True,
        ),
        breaks=True,
        continues=True,
    ),
    "try_statement": try_(
        handlers=types("catch_clause"),
        final=within(types("finally_clause"), "body"),
        catch=handler(kinds=within("type", ALL), name="name"),
    ),
    "named_label_statement": label(FIRST, ""),
    "function_definition": function(),
    "method_declaration": function(),
    "class_declaration": group("class"),
    "interface_declaration": group("interface"),
    "trait_declaration": group("trait"),
    "enum_declaration": group("enumeration"),
    "namespace_definition": _namespace,
    "return_statement": returned,
    "break_statement": jump(JumpKind.BREAK, level=FIRST),
    "continue_statement": jump(JumpKind.CONTINUE, level=FIRST),
    "goto_statement": jump(JumpKind.GOTO, label=FIRST),
    "exit_statement": _exit,
    "empty_statement": nothing,
}

READERS = {
    **COMMON,
    "name": read.name,
    "qualified_name": read.name,
    "named_type": read.name,
    "primitive_type": read.name,
    "variable_name": read.name,
    "dynamic_variable_name": read.name,
    "relative_scope": read.name,
    "boolean": read.literal,
    "encapsed_string": read.literal,
    "heredoc": read.literal,
    "nowdoc": read.literal,
    "argument": read.inner(nth(-1)),
    "by_ref": read.inner(),
    "reference_modifier": read.quoted,
    "variadic_unpacking": read.noun("all of {}", FIRST),
    "error_suppression_expression": read.inner(),
    "unary_op_expression": read.unary(),
    "cast_expression": read.noun("{} converted to {}", "value", "type"),
    "cast_type": read.name,
    "conditional_expression": _choice,
    "assignment_expression": _assigned,
    "reference_assignment_expression": read.assign(),
    "subscript_expression": _subscript,
    "list_literal": read.series(),
    "array_creation_expression": read.collection("list"),
    "array_element_initializer": _element,
    "pair": read.series(),
    "member_access_expression": _MEMBER,
    "nullsafe_member_access_expression": _MEMBER,
    "scoped_property_access_expression": read.member("scope", "name"),
    "class_constant_access_expression": read.member(FIRST, nth(1)),
    "function_call_expression": read.call(
        special={
            "isset": _fact("{} is set", "{} is not set"),
            "empty": _fact("{} is empty", "{} is not empty"),
            "count": _length,
            "strlen": _length,
            **dict.fromkeys(("printf", "print_r", "var_dump"), phrases.printed),
        }
    ),
    "member_call_expression": _METHOD,
    "nullsafe_member_call_expression": _METHOD,
    "scoped_call_expression": read.call("name", "arguments", "scope"),
    "object_creation_expression": read.creates(FIRST, types("arguments")),
    "clone_expression": read.noun("a copy of {}", FIRST),
    "print_intrinsic": read.prints(FIRST),
    "arrow_function": read.closure(),
    "anonymous_function": read.quoted,
    "match_expression": read.quoted,
    "throw_expression": read.raises(),
    "yield_expression": read.command("hand out {}", FIRST),
    "include_expression": read.command("include {}", FIRST),
    "include_once_expression": read.command("include {}", FIRST),
    "require_expression": read.command("include {}", FIRST),
    "require_once_expression": read.command("include {}", FIRST),
    "unset_statement": lambda low, node: forms.Command(
        "delete {}", (forms.Series(low.forms(node.named_children)),)
    ),
    "global_declaration": lambda low, node: forms.Command(
        "use the global {}", (forms.Series(low.forms(node.named_children)),)
    ),
    "function_static_declaration": read.declares("", types("static_variable_declaration")),
    "const_declaration": _constants,
    "property_declaration": _properties,
    "enum_case": read.command("the case {}", "name"),
    "use_declaration": read.imports(ALL),
    "namespace_use_declaration": read.imports(types("namespace_use_clause")),
    "declare_statement": read.quoted,
    "sequence_expression": lambda low, node: forms.Steps(low.forms(node.named_children)),
    "method_declaration": read.command("declare the method {}", "name"),
}

TABLE = Table(
    language="php",
    grammar=GRAMMAR,
    statements=STATEMENTS,
    readers=READERS,
    ignored=frozenset({"php_tag", "php_end_tag"}),
    truths=frozenset({"true", "TRUE", "1"}),
    operators={**OPERATORS, ".": op.JOINED, "<>": op.UNEQUAL},
    openers=("{", ":"),
)


def lower(source: str) -> ir.Unit:
    """The statement tree of a PHP source; one without a tag is taken as code."""
    tagged = child(parse(GRAMMAR, source).root, "php_tag") is not None
    return lower_with(TABLE, source if tagged else f"<?php {source}")
