"""Ruby's grammar as statements and sentences."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.core import ir
from pytest_flow2code.core.ir import JumpKind, Test
from pytest_flow2code.lowering import (
    ALL,
    FIRST,
    OPERATORS,
    Handler,
    Lowering,
    Table,
    arm,
    block,
    either,
    foreach,
    function,
    group,
    handler,
    heading,
    if_,
    itself,
    jump,
    loop,
    lower_with,
    nothing,
    others,
    pick,
    picks,
    switch,
    types,
    within,
)
from pytest_flow2code.lowering import wording_operators as op
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.lowering.wording_forms import Command, Form, Name, Noun, Series
from pytest_flow2code.runners.ruby.reading import PRINTS, READERS, blocked
from pytest_flow2code.syntax import Grammar

GRAMMAR = Grammar("tree_sitter_ruby", closers=("\nend", "\n}"))

_READS = ("gets", "readline", "readlines", "read")
_THROWS = ("raise", "fail", "throw")
_EXITS = ("exit", "exit!", "abort")
_LOOPS = frozenset(
    str.split(
        "each each_with_index each_char each_line each_byte each_pair each_key each_value "
        "each_cons each_slice each_with_object each_index each_entry reverse_each times upto "
        "downto step cycle"
    )
)
_WALKS = frozenset(
    str.split(
        "map map! flat_map collect select select! filter filter! reject reject! inject reduce "
        "all? any? none? find detect find_index partition group_by sort_by sort_by! min_by max_by "
        "sum count filter_map delete_if keep_if take_while drop_while zip permutation combination"
    )
)
"""Methods that call their block for one element after the other. Drawn as a loop if the block is
written over several lines and is all of the statement."""


def _simple(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    return (ir.Statement(low.text(node), _role(low, node)),)


def _role(low: Lowering, node: Node) -> ir.Role:
    """Whether a statement prints or reads, by the functions it calls."""
    if _name(low, node) in PRINTS and _owner(low, node) in ("", "$stdout", "STDOUT", "$stderr"):
        return ir.Role.OUTPUT
    value = pick(node, "right") or node
    while value.type == "call":
        if _name(low, value) in _READS and _owner(low, value) in ("", "$stdin", "STDIN", "ARGF"):
            return ir.Role.INPUT
        value = pick(value, "receiver") or value.children[0]
    return ir.Role.INPUT if low.code(value) == "gets" else ir.Role.PROCESS


def _name(low: Lowering, node: Node) -> str:
    """The method that a node calls."""
    if node.type == "identifier":
        return low.code(node)
    method = pick(node, "method") if node.type == "call" else None
    return "" if method is None else low.code(method)


def _owner(low: Lowering, node: Node) -> str:
    owner = pick(node, "receiver") if node.type == "call" else None
    return "" if owner is None else low.code(owner)


def _call(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """A call that jumps, loops over its block, or is a simple statement. Without arguments it looks
    like a variable."""
    name, inside = _name(low, node), blocked(node)
    if _owner(low, node) in ("", "Kernel", "Process"):
        if name in _THROWS:
            return (ir.Jump(JumpKind.THROW, low.text(node)),)
        if name in _EXITS:
            return (ir.Jump(JumpKind.EXIT, low.text(node, Command("end the program"))),)
    if inside is None:
        return _simple(low, node)
    if name == "loop" and not _owner(low, node):
        head = heading(low, node, inside, Command("repeat for ever"))
        return (ir.Loop(Test.NONE, low.block(pick(inside, "body")), head),)
    many_lines = inside.start_point[0] != inside.end_point[0]
    if name in _LOOPS or (name in _WALKS and many_lines):
        return (ir.ForEach(_round_heading(low, node, name), low.block(pick(inside, "body"))),)
    return _simple(low, node)


def _round_heading(low: Lowering, node: Node, name: str) -> ir.Text:
    inside = blocked(node) or node
    names = pick(inside, "parameters")
    code = low.head(node, inside) if names is None else low.code(node, names)
    text = low.text(node, _rounds(low, node, name), code=code)
    return ir.Text(code, text.line, text.line + code.count("\n"), text.said)


_EACH = {
    **dict.fromkeys(str.split("each each_char each_line each_byte each_pair each_entry"), "{}"),
    "each_key": "the keys of {}",
    "each_value": "the values of {}",
    "each_index": "the places of {}",
    "reverse_each": "{} in reverse",
}


def _rounds(low: Lowering, node: Node, name: str) -> Form:
    inside = blocked(node)
    names = tuple(Name(low.code(n)) for n in picks(inside or node, within("parameters", ALL)))
    owner = low.form(pick(node, "receiver"))
    given = low.forms(picks(node, within("arguments", ALL)))
    if name == "times":
        if not names:
            return Command("repeat {} times", (owner,))
        return Command("for {} from 0 to before {}", (Series(names), owner))
    if name in ("upto", "downto") and given and names:
        return phrases.counted(names[0], owner, given[0], down=name == "downto")
    if name in _EACH and names:
        return phrases.each(Series(names), Noun(_EACH[name], (owner,)))
    called = Command("call {} on {} with {}", (Name(name), owner, Series(given, "nothing")))
    whole = called if given else Command("call {} on {}", (Name(name), owner))
    return Command("{} for each {}", (whole, Series(names, "round")))


def _assignment(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """`f = ->(x) do ... end` names a function."""
    value = pick(node, "right")
    made = None
    if value is not None and value.type == "lambda":
        made, given = pick(value, "body"), picks(value, within("parameters", ALL))
    elif value is not None and _name(low, value) in ("lambda", "proc"):
        made = blocked(value)
        given = picks(value, within("block", within("parameters", ALL)))
    body = None if made is None else pick(made, "body")
    if body is None or body.start_point[0] == node.start_point[0]:
        return _simple(low, node)
    name = low.code(pick(node, "left") or node)
    head = heading(low, node, body, phrases.defined(name, tuple(low.code(n) for n in given)))
    return (ir.Function(name, head, low.block(body)),)


def _binary(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """`x or raise`, `y && return`: a branch if the right side leaves."""
    token, right = pick(node, "operator"), pick(node, "right")
    word = "" if token is None else low.code(token)
    if right is None or word not in ("or", "||", "and", "&&"):
        return _simple(low, node)
    then = low.block(right)
    if not any(isinstance(item, ir.Jump) for item in then.items):
        return _simple(low, node)
    test = low.condition(pick(node, "left") or node)
    if word in ("and", "&&"):
        return (ir.If(test, then),)
    return (ir.If(test, ir.Block(), then),)


def _watched(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """A body, which may bring handlers of its own."""
    handlers = picks(node, types("rescue"))
    final = pick(node, types("ensure"))
    body = low.block(*picks(node, others("rescue", "else", "ensure")))
    if not handlers and final is None:
        return body.items
    good = pick(node, types("else"))
    return (
        ir.Try(
            body=body,
            handlers=tuple(_CATCH(low, n) for n in handlers),
            orelse=None if good is None else low.block(good),
            final=None if final is None else low.block(final),
            word="begin",
            final_word="ensure",
        ),
    )


def _method(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """A method; an empty one has no body in the grammar."""
    if picks(node, "body"):
        return function()(low, node)
    name, last = pick(node, "name"), pick(node, "parameters") or pick(node, "name")
    if name is None or last is None:
        return _simple(low, node)
    given = tuple(low.code(n) for n in picks(node, within("parameters", ALL)))
    called = low.code(name)
    text = low.text(node, phrases.defined(called, given), code=low.code(node, last))
    head = ir.Text(text.code, text.line, text.line + text.code.count("\n"), text.said)
    return (ir.Function(called, head, ir.Block()),)


_CATCH = handler(kinds=within("exceptions", ALL), name=within("variable", FIRST), body="body")


def _while_after(*, negated: bool) -> Handler:
    """`begin ... end while x` runs its body first; any other statement before `while` does not."""
    after = loop(when=Test.AFTER, negated=negated)
    before = loop(negated=negated)

    def handle(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
        body = pick(node, "body")
        return (after if body is not None and body.type == "begin" else before)(low, node)

    return handle


def _rescue_modifier(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    body, other = pick(node, "body"), pick(node, "handler")
    if other is None or not any(isinstance(n, ir.Jump) for n in low.block(other).items):
        return _simple(low, node)
    token = next(n for n in node.children if n.type == "rescue")
    caught = ir.Handler(low.text(token, phrases.caught((), None)), low.block(other), True)
    return (ir.Try(low.block(body), (caught,), word="begin"),)


_IF = if_()
_UNLESS = if_(negated=True)


STATEMENTS = {
    "body_statement": _watched,
    "begin": _watched,
    "block_body": block(),
    "then": block(),
    "do": block(),
    "else": block(),
    "ensure": block(),
    "begin_block": block(),
    "end_block": block(),
    "parenthesized_statements": either(lambda node: len(node.named_children) > 1, block(), _simple),
    "if": _IF,
    "elsif": _IF,
    "unless": _UNLESS,
    "if_modifier": if_(then="body", orelse=""),
    "unless_modifier": if_(then="body", orelse="", negated=True),
    "while": loop(),
    "until": loop(negated=True),
    "while_modifier": _while_after(negated=False),
    "until_modifier": _while_after(negated=True),
    "for": foreach(
        lambda low, node: phrases.each(
            low.form(pick(node, "pattern")), low.form(pick(node, within("value", FIRST)))
        )
    ),
    "case": switch(
        "value",
        types("when", "else"),
        arm(
            "pattern",
            lambda node: picks(node, itself) if node.type == "else" else picks(node, "body"),
            default=lambda node: node.type == "else",
        ),
    ),
    "case_match": switch(
        "value",
        types("in_clause", "else"),
        arm(
            "pattern",
            lambda node: picks(node, itself) if node.type == "else" else picks(node, "body"),
            default=lambda node: node.type == "else",
            guard=within("guard", FIRST),
        ),
    ),
    "rescue_modifier": _rescue_modifier,
    "method": _method,
    "singleton_method": _method,
    "class": group("class"),
    "singleton_class": group("class", "value"),
    "module": group("module"),
    "return": jump(JumpKind.RETURN),
    "break": jump(JumpKind.BREAK),
    "next": jump(JumpKind.CONTINUE),
    "redo": jump(JumpKind.REDO),
    "retry": jump(JumpKind.RETRY),
    "call": _call,
    "identifier": _call,
    "assignment": _assignment,
    "operator_assignment": _simple,
    "binary": _binary,
    "uninterpreted": nothing,
    "empty_statement": nothing,
}

TABLE = Table(
    language="ruby",
    grammar=GRAMMAR,
    statements=STATEMENTS,
    readers=READERS,
    ignored=frozenset({"heredoc_body", "superclass"}),
    wrappers=frozenset({"parenthesized_statements"}),
    operators={
        **OPERATORS,
        "=~": op.MATCHES,
        "!~": op.MATCHES_NOT,
        "||=": op.OR,
        "===": op.comparison("matches", "does not match"),
    },
    openers=("do", "then", "{", "="),
)


def lower(source: str) -> ir.Unit:
    """The statement tree of a Ruby source."""
    return lower_with(TABLE, source)
