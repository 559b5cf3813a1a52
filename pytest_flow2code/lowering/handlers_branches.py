"""Factories for handlers of branches."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tree_sitter import Node

from pytest_flow2code.core import ir
from pytest_flow2code.lowering import wording_forms as forms
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.lowering.table import Handler, Pick, Reader, pick, picks
from pytest_flow2code.lowering.wording_forms import Form, Quoted

if TYPE_CHECKING:
    from pytest_flow2code.lowering.engine import Lowering


def if_(
    test: Pick = "condition",
    then: Pick = "consequence",
    orelse: Pick = "alternative",
    *,
    negated: bool = False,
) -> Handler:
    """A branch with all its else-ifs.

    `orelse` may mean several nodes side by side (Python's `elif`s) or one that holds the next
    (C's `else if`); a node whose type has this same handler is an else-if. A long chain is walked,
    not descended into. `negated` is an `unless`.
    """

    def handle(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
        arms: list[tuple[ir.Text, ir.Block]] = []
        tail: ir.Block | None = None
        waiting = [node]
        while waiting:
            current = waiting.pop(0)
            if arms:
                current = _unpacked(low, current, handle)
            if not arms or low.handler_of(current) is handle:
                chosen = pick(current, test)
                arms.append((_condition(low, current, chosen), low.block(*picks(current, then))))
                waiting = [*picks(current, orelse), *waiting]
            else:
                tail = ir.Block((*(tail.items if tail else ()), *low.block(current).items))
        for condition, body in reversed(arms):
            branch = ir.If(condition, body, tail)
            tail = ir.Block((_swapped(branch) if negated else branch,))
        return tail.items if tail is not None else ()

    return handle


def _unpacked(low: Lowering, node: Node, handle: Handler) -> Node:
    """The else-if inside an `else` that holds nothing but it."""
    if node.type in low.table.statements and low.handler_of(node) is not handle:
        inside = [n for n in node.named_children if n.type not in low.table.comments]
        if len(inside) == 1 and low.handler_of(inside[0]) is handle:
            return inside[0]
    return node


def _swapped(branch: ir.If) -> ir.If:
    return ir.If(branch.test, branch.orelse or ir.Block(), branch.then)


def _condition(low: Lowering, node: Node, test: Node | None) -> ir.Text:
    return low.condition(test) if test is not None else low.text(node, Quoted(low.code(node)))


def switch(
    selector: Pick,
    cases: Pick,
    case: Callable[[Lowering, Node], ir.Case],
    *,
    breaks: bool = False,
    continues: bool = False,
) -> Handler:
    """A multi-way branch. `case` lowers one arm, see `arm`. `breaks` says that a plain `break`
    leaves it, `continues` that a plain `continue` does."""

    def handle(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
        chosen = picks(node, selector)
        text = _selector(low, chosen) if chosen else None
        arms = tuple(case(low, n) for n in picks(node, cases))
        return (ir.Switch(text, stacked(arms), breaks, continues),)

    return handle


def _selector(low: Lowering, nodes: list[Node]) -> ir.Text:
    if len(nodes) == 1:
        inner = low.unwrapped(nodes[0])
        return low.text(inner, phrases.selected(low.form(inner)))
    values = forms.Series(low.forms(nodes))
    return low.text(nodes[0], phrases.selected(values), code=low.code(nodes[0], nodes[-1]))


def arm(
    tests: Pick,
    body: Pick,
    *,
    default: Callable[[Node], bool] = lambda _: False,
    guard: Pick = "",
    falls: bool = False,
    pattern: Reader | None = None,
) -> Callable[[Lowering, Node], ir.Case]:
    """One arm of a multi-way branch. `default` says which arms take what is left, `falls` that an
    arm goes on into the next unless it jumps. `pattern` words a label that is no expression."""

    def handle(low: Lowering, node: Node) -> ir.Case:
        read = pattern if pattern is not None else _form
        tests_of = [n for n in picks(node, tests) if n.type not in low.table.comments]
        limit = pick(node, guard)
        return ir.Case(
            tests=tuple(low.text(n, phrases.matched(read(low, n))) for n in tests_of),
            body=low.block(*picks(node, body)),
            guard=None if limit is None else low.condition(limit),
            default=default(node),
            falls=falls,
        )

    return handle


def _form(low: Lowering, node: Node) -> Form:
    return low.form(node)


def stacked(cases: tuple[ir.Case, ...]) -> tuple[ir.Case, ...]:
    """The arms with labels that share a body (`case 1: case 2:`) made one."""
    out: list[ir.Case] = []
    tests: tuple[ir.Text, ...] = ()
    default = False
    for case in cases:
        empty = not case.body.items and case.guard is None and case.falls
        if empty and case is not cases[-1]:
            tests, default = (*tests, *case.tests), default or case.default
            continue
        out.append(
            ir.Case(
                (*tests, *case.tests),
                case.body,
                case.guard,
                default or case.default,
                case.falls,
                case.retests,
            )
        )
        tests, default = (), False
    return tuple(out)
