"""The blocks of Visual Basic that a jump can name: loops, Select Case and Try."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from pytest_flow2code.core import ir
from pytest_flow2code.core.ir import JumpKind, Test
from pytest_flow2code.lowering import Lowering, each, handler, pick, picks, types
from pytest_flow2code.lowering import wording_forms as forms
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.runners.vb.wording_declared import counted
from pytest_flow2code.syntax import ancestors, descendants

BODY = types("statement", "ERROR")
"""The grammar has no node for a body: its statements stand in the block itself, and so does what it
does not know."""

_PROCEDURES = ("sub", "function", "property", "operator")

_LOOPS = {
    "for": ("for_statement", "for_each_statement"),
    "do": ("do_statement",),
    "while": ("while_statement",),
    "select": ("select_case_statement",),
    "try": ("try_statement",),
}
"""What the word after Exit or Continue names."""


def words(low: Lowering, node: Node) -> list[str]:
    return low.code(node).lower().split()


def _mark(node: Node) -> str:
    """The name by which a jump finds a block: it means the innermost of its kind."""
    return next(word.capitalize() for word, kinds in _LOOPS.items() if node.type in kinds)


def leave(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """Exit and Continue name the kind of block they mean, which need not be the innermost."""
    verb, what = (*words(low, node), "", "")[:2]
    if what in _PROCEDURES:
        return (ir.Jump(JumpKind.RETURN, low.text(node, phrases.returned(None))),)
    wanted = _LOOPS.get(what, ())
    target = next((n for n in ancestors(node) if n.type in wanted), None)
    if target is None:
        return (low.unknown(node),)
    if verb == "continue":
        kind, said = JumpKind.CONTINUE, "go on with the next round"
    else:
        kind = JumpKind.BREAK
        said = {"select": "leave the cases", "try": "leave the attempt"}.get(what, "leave the loop")
    return (ir.Jump(kind, low.text(node, phrases.jumped(said)), _mark(target)),)


def do_(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """Four loops in one: While or Until, before or after; or neither."""
    test = pick(node, types("expression"))
    body = picks(node, BODY)
    inside = low.block(*body)
    line = node.start_point[0] + 1
    if test is None:
        said = low.said(forms.Command("repeat for ever"))
        return (ir.Loop(Test.NONE, inside, ir.Text("Do", line, line, said), label=_mark(node)),)
    earlier = [n for n in node.children if n.end_byte <= test.start_byte and n.type == "statement"]
    start = earlier[-1].end_byte if earlier else node.start_byte
    before = low.source.data[start : test.start_byte].decode("utf-8", "replace").lower().split()
    when = Test.AFTER if "loop" in before else Test.BEFORE
    until = bool(before) and before[-1] == "until"
    return (ir.Loop(when, inside, low.condition(test), until, label=_mark(node)),)


def while_(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    test = pick(node, "condition")
    inside = low.block(*picks(node, BODY))
    if test is None:
        return (low.unknown(node),)
    if low.code(test).lower() in low.table.truths:
        line = node.start_point[0] + 1
        said = low.said(forms.Command("repeat for ever"))
        head = ir.Text(low.code(node, test), line, line, said)
        return (ir.Loop(Test.NONE, inside, head, label=_mark(node)),)
    return (ir.Loop(Test.BEFORE, inside, low.condition(test), label=_mark(node)),)


def for_(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    last = pick(node, "step") or pick(node, "end") or pick(node, "collection") or node
    form = counted(low, node) if node.type == "for_statement" else _EACH(low, node)
    text = low.text(node, form, code=low.code(node, last))
    head = ir.Text(text.code, text.line, last.end_point[0] + 1, text.said)
    return (ir.ForEach(head, low.block(*picks(node, BODY)), label=_mark(node)),)


_EACH = each("variable", "collection")


def select(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    chosen = pick(node, "selector") or node
    cases = tuple(_case(low, n) for n in picks(node, types("case_block", "case_else_block")))
    selector = low.text(chosen, phrases.selected(low.form(chosen)))
    return (ir.Switch(selector, cases, label=_mark(node)),)


def _case(low: Lowering, node: Node) -> ir.Case:
    clauses = picks(node, types("case_clause"))
    return ir.Case(
        tests=tuple(low.text(n, phrases.matched(low.form(n))) for n in clauses),
        body=low.block(*picks(node, BODY)),
        default=node.type == "case_else_block",
    )


_CATCH = handler(kinds="type", name="exception", body=BODY, guard="filter")


def try_(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    final = [s for n in picks(node, types("finally_block")) for s in picks(n, BODY)]
    made = ir.Try(
        body=low.block(*picks(node, BODY)),
        handlers=tuple(_CATCH(low, n) for n in picks(node, types("catch_block"))),
        final=low.block(*final) if picks(node, types("finally_block")) else None,
        word="Try",
        final_word="Finally",
    )
    exits = (
        n
        for n in descendants(node, "exit_statement", "inline_statement")
        if words(low, n)[:2] == ["exit", "try"]
    )
    if not any(next(_tries(n), None) == node for n in exits):
        return (made,)
    line = node.start_point[0] + 1
    return (ir.Label(_mark(node), ir.Text("Try", line, line, "try"), ir.Block((made,))),)


def _tries(node: Node) -> Iterator[Node]:
    return (n for n in ancestors(node) if n.type == "try_statement")
