"""Factories for handlers: each says, by field names, how one kind of grammar node is lowered."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from tree_sitter import Node

from pytest_flow2code.core import ir
from pytest_flow2code.lowering import wording_forms as forms
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.lowering.table import ALL, FIRST, Handler, Pick, Reader, pick, picks
from pytest_flow2code.lowering.wording_forms import Form, Name

if TYPE_CHECKING:
    from pytest_flow2code.lowering.engine import Lowering


def block(items: Pick = ALL) -> Handler:
    """A body: its named children one after the other."""
    return lambda low, node: low.items(picks(node, items)).items


def nothing(_low: Lowering, _node: Node) -> tuple[ir.Node, ...]:
    """A node that leaves no trace: an empty statement, a directive for the compiler."""
    return ()


def statement(
    role: ir.Role = ir.Role.PROCESS,
    *,
    outputs: tuple[str, ...] = (),
    inputs: tuple[str, ...] = (),
    exits: tuple[str, ...] = (),
) -> Handler:
    """A simple statement. One that starts with a name in `outputs` writes, one with a name in
    `inputs` anywhere reads, one that starts with a name in `exits` ends the program. An empty
    one (`;`) leaves no trace."""

    def handle(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
        code = low.code(node)
        if not code.strip(";"):
            return ()
        if _opens_with(code, exits):
            return (ir.Jump(ir.JumpKind.EXIT, low.text(node, _ended(low.form(node)))),)
        if _opens_with(code, outputs):
            return (ir.Statement(low.text(node), ir.Role.OUTPUT),)
        reads = any(re.search(rf"(?<![\w.]){re.escape(name)}(?!\w)", code) for name in inputs)
        return (ir.Statement(low.text(node), ir.Role.INPUT if reads else role),)

    return handle


def _ended(form: Form) -> Form:
    """A call that ends the program, whatever it is called."""
    if not isinstance(form, forms.Call):
        return form
    if not form.arguments:
        return forms.Command("end the program")
    return forms.Command("end the program with status {}", (forms.Series(form.arguments),))


def _opens_with(code: str, names: tuple[str, ...]) -> bool:
    return any(re.match(rf"{re.escape(name)}(?!\w)", code) for name in names)


def prefixed(part: Pick) -> Handler:
    """A node that only puts something before another: decorators, `template <...>`, `export`. It
    becomes a part of the heading of what it stands before."""

    def handle(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
        inside = pick(node, part)
        lowered = low.block(inside).items
        first = lowered[0] if lowered else None
        if inside is None or not isinstance(first, (ir.Function, ir.Group)):
            return (ir.Statement(low.text(node)),)
        before, old = low.code_between(node, inside), first.header
        gap = "\n" if inside.start_point[0] > node.start_point[0] else " "
        code = f"{before}{gap}{old.code}"
        header = ir.Text(code, node.start_point[0] + 1, old.end_line, old.said)
        return (replace(first, header=header), *lowered[1:])

    return handle


def either(test: Callable[[Node], bool], yes: Handler, no: Handler) -> Handler:
    """One handler or another, by a look at the node."""
    return lambda low, node: yes(low, node) if test(node) else no(low, node)


def function(name: Pick = "name", body: Pick = "body", parameters: Pick = "parameters") -> Handler:
    """A function, method or procedure; one without a body is a plain statement."""

    def handle(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
        inside = picks(node, body)
        if not inside:
            return (ir.Statement(low.text(node)),)
        named = pick(node, name)
        called = "" if named is None else low.code(named)
        given = tuple(
            low.code(n)
            for part in picks(node, parameters)
            for n in part.named_children
            if n.type not in low.table.comments
        )
        return (
            ir.Function(
                called,
                heading(low, node, inside[0], phrases.defined(called, given)),
                low.block(*inside),
            ),
        )

    return handle


def group(
    word: str = "class",
    name: Pick = "name",
    body: Pick = "body",
    *,
    transparent: bool = True,
) -> Handler:
    """A class, namespace or module: a heading over functions and declarations. `word` is the plain
    English for what it is."""

    def handle(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
        inside = picks(node, body)
        named = pick(node, name)
        called = "" if named is None else low.code(named)
        head = heading(
            low, node, inside[0] if inside else None, phrases.grouped_under(word, called)
        )
        return (ir.Group(head, low.block(*inside), transparent, name=called),)

    return handle


def scope(reader: Reader, body: Pick = "body", cleanup: str = "") -> Handler:
    """A block that control enters and leaves: `with`, `using`, `lock`. `cleanup` is the label of
    what happens on every way out, none if empty."""

    def handle(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
        inside = picks(node, body)
        first = inside[0] if inside else None
        head = heading(low, node, first, reader(low, node))
        line = node.end_point[0] + 1
        leaving = ir.Text(cleanup, line, line, cleanup) if cleanup else None
        return (ir.Group(head, low.block(*inside), cleanup=leaving),)

    return handle


def try_(
    body: Pick = "body",
    handlers: Pick = "",
    orelse: Pick = "",
    final: Pick = "",
    *,
    word: str = "try",
    final_word: str = "finally",
    catch: Callable[[Lowering, Node], ir.Handler] | None = None,
) -> Handler:
    """A try statement. `catch` lowers one handler node, see `handler`."""
    caught = catch if catch is not None else handler()

    def handle(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
        last = picks(node, final)
        return (
            ir.Try(
                body=low.block(*picks(node, body)),
                handlers=tuple(caught(low, n) for n in picks(node, handlers)),
                orelse=low.block(*picks(node, orelse)) if picks(node, orelse) else None,
                final=low.block(*last) if last else None,
                word=word,
                final_word=final_word,
            ),
        )

    return handle


def handler(
    kinds: Pick = "", name: Pick = "", body: Pick = "body", guard: Pick = ""
) -> Callable[[Lowering, Node], ir.Handler]:
    """One exception handler: the kinds it catches (none: all), what it calls the exception."""

    def handle(low: Lowering, node: Node) -> ir.Handler:
        inside = picks(node, body)
        known = low.forms(picks(node, kinds))
        called = pick(node, name)
        head = heading(
            low,
            node,
            inside[0] if inside else None,
            phrases.caught(known, None if called is None else low.form(called)),
        )
        return ir.Handler(
            head, low.block(*inside), catches_all=not known and not picks(node, guard)
        )

    return handle


_VERBS = {
    ir.JumpKind.BREAK: "leave the loop",
    ir.JumpKind.CONTINUE: "go on with the next round",
    ir.JumpKind.REDO: "do this round again",
    ir.JumpKind.RETRY: "try again",
    ir.JumpKind.GOTO: "go to",
    ir.JumpKind.EXIT: "end the program",
    ir.JumpKind.FALLTHROUGH: "go on with the next case",
}


def jump(kind: ir.JumpKind, label: Pick = "", level: Pick = "", value: Pick = FIRST) -> Handler:
    """A jump. `label` is the name it goes to, `level` the number of loops it leaves; `value` is
    what a return gives back or a throw throws."""

    def handle(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
        target, count = pick(node, label), pick(node, level)
        named = "" if target is None else low.code(target)
        levels = int(low.code(count)) if count is not None and low.code(count).isdigit() else 1
        given = pick(node, value)
        if node.type in low.table.readers:
            form = low.form(node)
        elif kind in (ir.JumpKind.RETURN, ir.JumpKind.THROW):
            back = None if given is None else low.form(low.unwrapped(given))
            form = phrases.returned(back) if kind is ir.JumpKind.RETURN else phrases.raised(back)
        else:
            form = phrases.jumped(_VERBS[kind], named, levels)
        return (ir.Jump(kind, low.text(node, form), named, max(levels, 1)),)

    return handle


def label(name: Pick = "label", body: Pick = "body", suffix: str = ":") -> Handler:
    """A label, with the statement it stands before if the grammar puts that inside it. A loop or a
    switch right after it can be named by a jump."""

    def handle(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
        named = pick(node, name)
        called = low.code(named) if named is not None else low.code(node).removesuffix(suffix)
        text = low.text(
            named or node, forms.Command("label {}", (Name(called),)), code=called + suffix
        )
        return labelled(called, text, low.block(*picks(node, body)))

    return handle


def labelled(name: str, text: ir.Text, body: ir.Block) -> tuple[ir.Node, ...]:
    """A label before `body`, known to a loop or switch that starts it."""
    if not body.items:
        return (ir.Label(name, text),)
    first = body.items[0]
    if isinstance(first, (ir.Loop, ir.ForEach, ir.Switch)):
        body = ir.Block((_named(first, name), *body.items[1:]))
    return (ir.Label(name, text, body),)


def _named(loop: ir.Loop | ir.ForEach | ir.Switch, name: str) -> ir.Node:
    return replace(loop, label=name)


def heading(low: Lowering, node: Node, body: Node | None, form: Form) -> ir.Text:
    """The label for the part of `node` before its body."""
    text = low.text(node, form, code=low.head(node, body))
    end = node.end_point[0] + 1 if body is None else _last_line(text, node)
    return ir.Text(text.code, text.line, max(text.line, end), text.said)


def _last_line(text: ir.Text, node: Node) -> int:
    return node.start_point[0] + 1 + text.code.count("\n")
