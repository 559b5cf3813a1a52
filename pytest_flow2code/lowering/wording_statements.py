"""Factories for readers of simple statements, see `wording_expressions`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tree_sitter import Node

from pytest_flow2code.lowering import wording_forms as forms
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.lowering.table import ALL, FIRST, Pick, Reader, pick, picks
from pytest_flow2code.lowering.wording_expressions import filled
from pytest_flow2code.lowering.wording_forms import Assign, Augment, Form, Literal, Name, Quoted
from pytest_flow2code.lowering.wording_operators import MINUS, PLUS

if TYPE_CHECKING:
    from pytest_flow2code.lowering.engine import Lowering


def assign(left: Pick = "left", right: Pick = "right") -> Reader:
    """An assignment; `a = b = 0` sets several at once."""

    def read(low: Lowering, node: Node) -> Form:
        targets = low.forms(picks(node, left))
        value = low.form(pick(node, right))
        if isinstance(value, Assign):
            return Assign((*targets, *value.targets), value.value)
        return Assign(targets, value)

    return read


def augment(left: Pick = "left", operator: Pick = "operator", right: Pick = "right") -> Reader:
    """`target op= value`. A plain `=` among them is an assignment."""

    def read(low: Lowering, node: Node) -> Form:
        token = pick(node, operator)
        sign = low.code(token).removesuffix("=") if token is not None else ""
        target, value = low.form(pick(node, left)), low.form(pick(node, right))
        if token is not None and not sign.strip(":"):
            return Assign((target,), value)
        meaning = low.table.operators.get(sign)
        return Quoted(low.code(node)) if meaning is None else Augment(meaning, target, value)

    return read


def update(operand: Pick = "argument") -> Reader:
    """`x++` and `--x`."""

    def read(low: Lowering, node: Node) -> Form:
        inside, code = pick(node, operand), low.code(node)
        meaning = MINUS if "--" in code else PLUS
        after = code.endswith(("++", "--"))
        return Augment(meaning, low.form(inside), Literal("1"), after)

    return read


def command(template: str, *parts: Pick) -> Reader:
    """An instruction in words of its own; every part must be there."""
    return filled(template, parts, forms.Command)


def returns(value: Pick = FIRST) -> Reader:
    """A return."""
    return lambda low, node: phrases.returned(_optional(low, node, value))


def raises(value: Pick = FIRST) -> Reader:
    """A throw."""
    return lambda low, node: phrases.raised(_optional(low, node, value))


def prints(values: Pick = ALL) -> Reader:
    """An output statement."""
    return lambda low, node: phrases.printed(low.forms(picks(node, values)))


def imports(names: Pick = ALL, source: Pick = "") -> Reader:
    """An import: names, or names from a source."""

    def read(low: Lowering, node: Node) -> Form:
        found = tuple(Name(low.code(n)) for n in picks(node, names))
        origin = pick(node, source)
        return phrases.imported(found, None if origin is None else Name(low.code(origin)))

    return read


def declares(
    kind: Pick = "type",
    declarators: Pick = "declarator",
    name: Pick = "name",
    value: Pick = "value",
) -> Reader:
    """A declaration of one variable or several. `name` and `value` are sought in each declarator;
    a declarator without a name part is itself the name."""

    def read(low: Lowering, node: Node) -> Form:
        written = pick(node, kind)
        type_name = "" if written is None else low.code(written)
        steps = []
        for declarator in picks(node, declarators):
            named = pick(declarator, name) or declarator
            known = Name(low.code(named))
            steps.append(phrases.declared(type_name, known, _optional(low, declarator, value)))
        if not steps:
            return Quoted(low.code(node))
        return steps[0] if len(steps) == 1 else forms.Steps(tuple(steps))

    return read


def jumps(verb: str, label: Pick = FIRST) -> Reader:
    """A jump: `verb` says it plainly, the label is named if there is one."""

    def read(low: Lowering, node: Node) -> Form:
        target = pick(node, label)
        return phrases.jumped(verb, "" if target is None else low.code(target))

    return read


def _optional(low: Lowering, node: Node, part: Pick) -> Form | None:
    found = pick(node, part)
    return None if found is None else low.form(found)
