"""Factories for handlers of loops."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tree_sitter import Node

from pytest_flow2code.core import ir
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.lowering.handlers import heading
from pytest_flow2code.lowering.table import Handler, Pick, Reader, pick, picks
from pytest_flow2code.lowering.wording_forms import Command, Form

if TYPE_CHECKING:
    from pytest_flow2code.lowering.engine import Lowering


def loop(
    test: Pick = "condition",
    body: Pick = "body",
    *,
    when: ir.Test = ir.Test.BEFORE,
    negated: bool = False,
    init: Pick = "",
    step: Pick = "",
    orelse: Pick = "",
) -> Handler:
    """A loop with a condition. One without, or over a truth of the table, ends only by a jump."""

    def handle(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
        inside = picks(node, body)
        chosen = pick(node, test)
        return (
            _loop(
                low,
                node,
                chosen,
                inside[0] if inside else None,
                when=when,
                negated=negated,
                body=low.block(*inside),
                init=_optional(low, node, init),
                step=_optional(low, node, step),
                orelse=_optional(low, node, orelse),
            ),
        )

    return handle


def _loop(
    low: Lowering,
    node: Node,
    test: Node | None,
    start: Node | None,
    *,
    when: ir.Test,
    negated: bool,
    body: ir.Block,
    init: ir.Block | None,
    step: ir.Block | None,
    orelse: ir.Block | None,
) -> ir.Loop:
    endless = test is None or (not negated and low.code(low.unwrapped(test)) in low.table.truths)
    if not endless and test is not None:
        return ir.Loop(when, body, low.condition(test), negated, init, step, orelse)
    code = low.head(node, start) if init is None and step is None else "loop"
    if when is ir.Test.AFTER:
        code = low.code(test) if test is not None else "loop"
    head = low.text(node, Command("repeat for ever"), code=code)
    line = node.start_point[0] + 1
    return ir.Loop(
        ir.Test.NONE, body, ir.Text(head.code, line, line, head.said), False, init, step, orelse
    )


def foreach(
    reader: Reader,
    body: Pick = "body",
    orelse: Pick = "",
    *,
    header: Callable[[Lowering, Node], str] | None = None,
) -> Handler:
    """A counting or for-each loop: `reader` words its heading (see `each` and `counting`), and
    `header` finds its source where that is not simply what comes before the body."""

    def handle(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
        inside = picks(node, body)
        form = reader(low, node)
        first = inside[0] if inside else None
        text = heading(low, node, first, form)
        if header is not None:
            text = ir.Text(header(low, node), text.line, text.end_line, text.said)
        return (ir.ForEach(text, low.block(*inside), _optional(low, node, orelse)),)

    return handle


def each(target: Pick = "left", source: Pick = "right") -> Reader:
    """Words the heading of a for-each loop."""

    def read(low: Lowering, node: Node) -> Form:
        return phrases.each(low.form(pick(node, target)), low.form(pick(node, source)))

    return read


def counting(
    variable: Pick, start: Pick, stop: Pick, step: Pick = "", *, down: bool = False
) -> Reader:
    """Words the heading of a counting loop whose ends are both included."""

    def read(low: Lowering, node: Node) -> Form:
        by = pick(node, step)
        return phrases.counted(
            low.form(pick(node, variable)),
            low.form(pick(node, start)),
            low.form(pick(node, stop)),
            None if by is None else low.form(by),
            down=down,
        )

    return read


def _optional(low: Lowering, node: Node, part: Pick) -> ir.Block | None:
    found = picks(node, part)
    return low.block(*found) if found else None
