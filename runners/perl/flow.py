"""Perl's grammar as statements and sentences."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.core import ir
from pytest_flow2code.core.ir import JumpKind, Test
from pytest_flow2code.lowering import (
    FIRST,
    OPERATORS,
    Lowering,
    Table,
    block,
    foreach,
    function,
    group,
    heading,
    if_,
    jump,
    label,
    loop,
    lower_with,
    nothing,
    pick,
    picks,
    solid,
    try_,
    types,
    within,
)
from pytest_flow2code.lowering import wording_operators as op
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.lowering.wording_forms import Command, Name
from pytest_flow2code.runners.perl.reading import PRINTS, READERS, THROWS, called
from pytest_flow2code.syntax import Grammar, descendants

GRAMMAR = Grammar("tree_sitter_perl", closers=("\n}", ";\n"))

_KINDS = {"next": JumpKind.CONTINUE, "last": JumpKind.BREAK, "redo": JumpKind.REDO}


def _statement(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """An expression on its own, without its semicolon."""
    inside = pick(node, FIRST)
    if inside is None:
        return ()
    if inside.type in low.table.statements:
        return low.lower(inside)
    return _simple(low, inside)


def _simple(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """A call that jumps, prints or reads, or any other expression."""
    name = called(low, node)
    if name in THROWS:
        return (ir.Jump(JumpKind.THROW, low.text(node)),)
    if name == "exit":
        return (ir.Jump(JumpKind.EXIT, low.text(node, Command("end the program"))),)
    role = ir.Role.OUTPUT if name in PRINTS else ir.Role.PROCESS
    if role is ir.Role.PROCESS and _reads(node):
        role = ir.Role.INPUT
    return (ir.Statement(low.text(node), role),)


def _reads(node: Node) -> bool:
    value = pick(node, "right") or node
    return value.type == "readline_expression" or any(
        n.type == "readline_expression" for n in value.named_children
    )


def _assignment(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """`my $f = sub {...};` names a function."""
    value, left = pick(node, "right"), pick(node, "left")
    body = pick(value, "body") if value is not None and value.type == _ANONYMOUS else None
    if body is None or left is None or body.start_point[0] == body.end_point[0]:
        return _simple(low, node)
    target = pick(left, "variable") or left
    name = low.code(target)
    head = heading(low, node, body, phrases.defined(name, ()))
    return (ir.Function(name, head, low.block(body)),)


_ANONYMOUS = "anonymous_subroutine_expression"


def _postfix_if(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    body, test = node.named_children[0], pick(node, "condition") or node.named_children[-1]
    then = ir.Block(_expression(low, body))
    if any(n.type == "unless" for n in node.children):
        return (ir.If(low.condition(test), ir.Block(), then),)
    return (ir.If(low.condition(test), then),)


def _expression(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    return low.lower(node) if node.type in low.table.statements else _simple(low, node)


def _postfix_loop(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """`do {...} while x` runs its body first; any other expression before `while` does not."""
    body, test = node.named_children[0], pick(node, "condition") or node.named_children[-1]
    when = Test.AFTER if body.type == "do_expression" else Test.BEFORE
    negated = any(n.type == "until" for n in node.children)
    return (ir.Loop(when, ir.Block(_expression(low, body)), low.condition(test), negated),)


def _postfix_for(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    body, source = node.named_children[0], pick(node, "list") or node.named_children[-1]
    word = next(n for n in node.children if n.type in ("for", "foreach"))
    form = phrases.each(Name("$_"), low.form(source))
    head = low.text(word, form, code=low.code(word, source))
    return (ir.ForEach(head, ir.Block(_expression(low, body))),)


def _logical(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """`x or die`, `y and return`: a branch if the right side leaves. `eval {...} or do {...}` is
    how Perl watches for errors."""
    left, token, right = pick(node, "left"), pick(node, "operator"), pick(node, "right")
    word = "" if token is None else low.code(token)
    if left is None or right is None or word not in ("or", "||", "and", "&&", "//"):
        return _simple(low, node)
    if left.type == "eval_expression" and word in ("or", "||"):
        body = low.block(*picks(left, types("block")))
        caught = ir.Handler(None, ir.Block(_expression(low, right)), catches_all=True)
        return (ir.Try(body, (caught,), word="eval", keeps=_KEPT),)
    then = ir.Block(_expression(low, right))
    if not any(isinstance(item, (ir.Jump, ir.If, ir.Try)) for item in then.items):
        return _simple(low, node)
    test = low.condition(left)
    if word in ("and", "&&"):
        return (ir.If(test, then),)
    return (ir.If(test, ir.Block(), then),)


def _eval(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """`eval {...};` goes on after it whatever is raised in it."""
    body = picks(node, types("block"))
    if not body:
        return _simple(low, node)
    swallowed = ir.Handler(None, ir.Block(), catches_all=True)
    return (ir.Try(low.block(*body), (swallowed,), word="eval", keeps=_KEPT),)


_KEPT = (JumpKind.RETURN,)
"""A `return` ends the `eval` it stands in, not the subroutine."""


def _bare(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """A block on its own is a loop that runs once: `last` and `next` leave it."""
    body = low.items(node.named_children)
    if not any(True for _ in descendants(node, "loopex_expression")):
        return body.items
    once = ir.Case((), body, default=True)
    return (ir.Switch(None, (once,), breaks=True, continues=True),)


def _do(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    body = picks(node, types("block"))
    return low.block(*body).items if body else _simple(low, node)


def _loopex(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    target = pick(node, types("label"))
    name = "" if target is None else low.code(target)
    return (ir.Jump(_KINDS[low.code(node.children[0])], low.text(node), name),)


def _package(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    body = picks(node, types("block"))
    if body:
        return group("package", "name", types("block"))(low, node)
    return (ir.Statement(low.text(node)),)


def _use(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """Pragmas, whose names are lower case, are for the compiler."""
    module = pick(node, "module")
    if module is None or low.code(module).islower():
        return ()
    return (ir.Statement(low.text(node)),)


def _caught(low: Lowering, node: Node) -> ir.Handler:
    """The block after `catch ($e)`."""
    line, variable = node.start_point[0] + 1, node.prev_named_sibling
    name = Name("$@") if variable is None else Name(low.code(variable))
    said = low.said(phrases.caught((), name))
    return ir.Handler(ir.Text(f"catch ({name.code})", line, line, said), low.block(node), True)


def _first_block(node: Node) -> list[Node]:
    return picks(node, types("block"))[:1]


def _while(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    negated = any(n.type == "until" for n in node.children)
    test = "condition" if picks(node, "condition") else _no_block
    return loop(test, _first_block, negated=negated, step="continue")(low, node)


def _no_block(node: Node) -> list[Node]:
    return [n for n in node.named_children if n.type not in ("block", "comment")][:1]


def _foreach(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    variable, source = pick(node, "variable"), pick(node, "list")
    form = phrases.each(Name("$_") if variable is None else low.form(variable), low.form(source))
    return foreach(lambda _low, _node: form, _first_block)(low, node)


def _for(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """`for (init; test; step)`; each part may be missing."""
    return loop(
        within(solid("condition"), FIRST) if _wrapped(node) else solid("condition"),
        types("block"),
        init=solid("initialiser"),
        step=solid("iterator"),
    )(low, node)


def _wrapped(node: Node) -> bool:
    return any(n.type == "expression_statement" for n in picks(node, solid("condition")))


def _conditional(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    unless = any(n.type == "unless" for n in node.children)
    return (_UNLESS if unless else _IF)(low, node)


def _otherwise(node: Node) -> list[Node]:
    """The arms that follow; their key words are of the same types."""
    return [n for n in node.named_children if n.type in ("elsif", "else")]


_IF = if_(then=types("block"), orelse=_otherwise)
_UNLESS = if_(then=types("block"), orelse=_otherwise, negated=True)

STATEMENTS = {
    "block": block(),
    "block_statement": _bare,
    "phaser_statement": block(types("block")),
    "expression_statement": _statement,
    "conditional_statement": _conditional,
    "elsif": _IF,
    "else": block(types("block")),
    "loop_statement": _while,
    "for_statement": _foreach,
    "cstyle_for_statement": _for,
    "statement_label": label("label", "statement"),
    "postfix_conditional_expression": _postfix_if,
    "postfix_loop_expression": _postfix_loop,
    "postfix_for_expression": _postfix_for,
    "lowprec_logical_expression": _logical,
    "binary_expression": _logical,
    "assignment_expression": _assignment,
    "eval_expression": _eval,
    "do_expression": _do,
    "return_expression": jump(JumpKind.RETURN),
    "loopex_expression": _loopex,
    "goto_expression": jump(JumpKind.GOTO, label=types("label")),
    "subroutine_declaration_statement": function(parameters=types("signature")),
    "method_declaration_statement": function(parameters=types("signature")),
    "package_statement": _package,
    "class_statement": _package,
    "use_statement": _use,
    "use_version_statement": nothing,
    "try_statement": try_(
        body="try_block",
        handlers=lambda node: picks(node, "catch_block"),
        final="finally_block",
        catch=_caught,
    ),
    "empty_statement": nothing,
}

TABLE = Table(
    language="perl",
    grammar=GRAMMAR,
    statements=STATEMENTS,
    readers=READERS,
    comments=frozenset({"comment", "pod"}),
    ignored=frozenset({"eof_marker", "data_section", "heredoc_content", "heredoc_end", ";"}),
    truths=frozenset({"1"}),
    operators={
        **OPERATORS,
        ".": op.JOINED,
        "x": op.REPEATED,
        "eq": op.EQUAL,
        "ne": op.UNEQUAL,
        "lt": op.LESS,
        "gt": op.GREATER,
        "le": op.AT_MOST,
        "ge": op.AT_LEAST,
        "cmp": op.COMPARED,
        "//": op.OR_ELSE,
        "=~": op.MATCHES,
        "!~": op.MATCHES_NOT,
        "~~": op.MATCHES,
    },
    openers=("{",),
)


def lower(source: str) -> ir.Unit:
    """The statement tree of a Perl source."""
    return lower_with(TABLE, source)
