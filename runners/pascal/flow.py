"""Pascal's grammar as statements."""

from __future__ import annotations

from dataclasses import replace

from tree_sitter import Node

from pytest_flow2code.core import ir
from pytest_flow2code.core.ir import JumpKind
from pytest_flow2code.lowering import (
    Handler,
    Lowering,
    Table,
    block,
    counting,
    each,
    foreach,
    function,
    group,
    heading,
    if_,
    jump,
    label,
    loop,
    lower_with,
    nth,
    others,
    pick,
    picks,
    rest,
    scope,
    types,
    within,
)
from pytest_flow2code.lowering import wording_forms as forms
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.lowering.any_case import AnyCase
from pytest_flow2code.lowering.wording_forms import Form, Name
from pytest_flow2code.runners.pascal.parts import GRAMMAR, tidied
from pytest_flow2code.runners.pascal.words import READERS, ROLES, WORDS, call_of, part

__all__ = ["GRAMMAR", "lower"]

_JUMPS = AnyCase(
    {
        "break": JumpKind.BREAK,
        "continue": JumpKind.CONTINUE,
        "exit": JumpKind.RETURN,
        "halt": JumpKind.EXIT,
        "runerror": JumpKind.EXIT,
    }
)
_VERBS = {
    JumpKind.BREAK: "leave the loop",
    JumpKind.CONTINUE: "go on with the next round",
    JumpKind.EXIT: "end the program",
}
_BODY = part("body")


def _statement(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """`break`, `exit` and the like are calls of procedures that every program has."""
    name, given = call_of(node)
    kind = _JUMPS.get(name)
    if kind is None:
        return (ir.Statement(low.text(node), ROLES.get(name, ir.Role.PROCESS)),)
    if kind is JumpKind.RETURN:
        form = phrases.returned(low.form(given[0]) if given else None)
    else:
        form = phrases.jumped(_VERBS[kind])
    return (ir.Jump(kind, low.text(node, form)),)


def _bare(handle: Handler) -> Handler:
    """Without the semicolon that the grammar counts among some statements and not others."""

    def lower_bare(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
        return tuple(_stripped(item) for item in handle(low, node))

    return lower_bare


def _stripped(item: ir.Node) -> ir.Node:
    if isinstance(item, (ir.Statement, ir.Jump)):
        bare = replace(item.text, code=item.text.code.removesuffix(";").rstrip())
        return replace(item, text=bare)
    return item


def _repeat(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """`repeat ... until false` never looks at its condition."""
    test = pick(node, "condition")
    if test is not None and test.type == "kFalse":
        return loop("", _BODY, when=ir.Test.AFTER)(low, node)
    return loop("condition", _BODY, when=ir.Test.AFTER, negated=True)(low, node)


def _for(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    down = any(n.type == "kDownto" for n in node.children)
    reader = counting(within("start", "lhs"), within("start", "rhs"), "end", down=down)
    return foreach(reader, _BODY)(low, node)


def _case(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """The arms, then what stands after `else`, which is no node of its own."""
    arms = [_arm(low, n) for n in node.named_children if n.type == "caseCase"]
    words = [n.type for n in node.children]
    at = next((i for i, word in enumerate(words) if word in ("kElse", "kOtherwise")), None)
    if at is not None:
        left = low.items(n for n in node.children[at + 1 :] if n.is_named)
        arms.append(ir.Case((), left, default=True))
    selector = pick(node, nth(1))
    if selector is None:
        return (low.unknown(node),)
    inner = low.unwrapped(selector)
    return (ir.Switch(low.text(inner, phrases.selected(low.form(inner))), tuple(arms)),)


def _arm(low: Lowering, node: Node) -> ir.Case:
    labels = picks(node, within("label", rest(0)))
    return ir.Case(
        tuple(low.text(n, phrases.matched(low.form(n))) for n in labels),
        low.block(*picks(node, _BODY)),
    )


def _try(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """`except` may hold handlers, or statements that catch everything, or nothing at all."""
    words = {n.type for n in node.children}
    handlers = tuple(_handler(low, n) for n in picks(node, part("except")) if n.type != "kExcept")
    if "kExcept" in words and not handlers:
        handlers = (ir.Handler(None, ir.Block(), catches_all=True),)
    final = low.block(*picks(node, part("finally"))) if "kFinally" in words else None
    return (ir.Try(low.block(*picks(node, part("try"))), handlers, final=final),)


def _handler(low: Lowering, node: Node) -> ir.Handler:
    if node.type != "exceptionHandler":
        return ir.Handler(None, low.block(node), catches_all=True)
    body = picks(node, _BODY)
    kind, name = pick(node, "exception"), pick(node, "variable")
    known = () if kind is None else (Name(low.code(kind)),)
    form = phrases.caught(known, None if name is None else low.form(name))
    return ir.Handler(heading(low, node, body[0] if body else None, form), low.block(*body))


def _program(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """A program with a heading is a function; all it declares stands in it."""
    # With a list of files behind it the grammar takes the name for an error.
    name = pick(node, nth(1)) if pick(node, types("kProgram")) is not None else None
    if name is not None and name.type == "ERROR":
        name = pick(name, nth(0))
    inside = picks(node, others("kProgram", "moduleName", "kEndDot", "ERROR"))
    if name is None:
        return low.items(inside).items
    called = low.code(name)
    code = f"program {called}"
    head = low.text(name, forms.Command("program {}", (Name(called),)), code=code)
    return (ir.Function(called, head, low.items(inside)),)


def _inside(node: Node) -> list[Node]:
    """A procedure's own declarations, then its block."""
    return [*picks(node, part("local")), *picks(node, _BODY)]


def _with(low: Lowering, node: Node) -> Form:
    return phrases.held(low.forms(picks(node, part("entity"))))


_IF = if_(test="condition", then=part("then"), orelse=part("else"))

STATEMENTS = {
    "program": _program,
    "unit": group("unit", name=types("moduleName"), body=others("kUnit", "moduleName", "kEndDot")),
    "interface": block(),
    "implementation": block(),
    "initialization": block(),
    "finalization": block(),
    "block": block(),
    "statements": block(),
    "exceptionElse": block(),
    "statement": _bare(_statement),
    "if": _IF,
    "ifElse": _IF,
    "while": loop(body=_BODY),
    "repeat": _repeat,
    "for": _for,
    "foreach": foreach(each("iterator", "iterable"), _BODY),
    "case": _case,
    "try": _try,
    "with": scope(_with, _BODY),
    "defProc": function(
        name=within("header", "name"),
        body=_inside,
        parameters=within("header", "args"),
    ),
    "raise": _bare(jump(JumpKind.THROW, value="exception")),
    "goto": _bare(jump(JumpKind.GOTO, label=nth(-1))),
    "label": label(nth(0)),
}

# Node types that only spell a keyword or speak to the compiler.
_WORDLESS = frozenset(
    {
        "pp",
        "kBegin",
        "kEnd",
        "kEndDot",
        "kElse",
        "kFinally",
        "kInterface",
        "kImplementation",
        "kInitialization",
        "kFinalization",
        "kProgram",
    }
)

TABLE = Table(
    language="pascal",
    grammar=GRAMMAR,
    statements=STATEMENTS,
    readers=READERS,
    ignored=_WORDLESS,
    wrappers=frozenset({"exprParens"}),
    truths=frozenset({"true", "True", "TRUE"}),
    operators=WORDS,
    openers=(":", "do", "begin"),
)


def lower(source: str) -> ir.Unit:
    """The statement tree of a Pascal source."""
    return lower_with(TABLE, tidied(source))
