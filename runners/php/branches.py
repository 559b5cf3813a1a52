"""PHP's branches that are written as expressions or whose arms the grammar puts elsewhere."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.core import ir
from pytest_flow2code.core.ir import JumpKind
from pytest_flow2code.lowering import ALL, FIRST, Lowering, pick, picks, stacked, types, within
from pytest_flow2code.lowering import wording_forms as forms
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.lowering.wording_forms import Form, Name
from pytest_flow2code.syntax import ancestors

ENDS = ("exit", "die")


def returned(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    value = pick(node, FIRST)
    if value is not None and value.type == "match_expression":
        return (matched(low, value, "return "),)
    return (ir.Jump(JumpKind.RETURN, low.text(node)),)


def matched(low: Lowering, node: Node, before: str) -> ir.Switch:
    """A `match` that is all of a statement: `before` is what is done with the arm's value."""
    selector = pick(node, "condition")
    inner = None if selector is None else low.unwrapped(selector)
    # `match (true)` takes the first arm whose condition holds.
    if inner is not None and low.code(inner).lower() == "true":
        inner = None
    kinds = ("match_conditional_expression", "match_default_expression")
    arms = picks(node, within("body", types(*kinds)))
    return ir.Switch(
        None if inner is None else low.text(inner, phrases.selected(low.form(inner))),
        stacked(tuple(_arm(low, one, before, conditions=inner is None) for one in arms)),
    )


def _arm(low: Lowering, node: Node, before: str, *, conditions: bool) -> ir.Case:
    value = pick(node, "return_expression")
    tests = picks(node, within("conditional_expressions", ALL))
    return ir.Case(
        tests=tuple(low.text(n, _test(low.form(n), conditions)) for n in tests),
        body=ir.Block(() if value is None else (_yielded(low, value, before),)),
        default=node.type == "match_default_expression",
    )


def _test(value: Form, condition: bool) -> Form:
    return forms.Command("{}", (forms.Condition(value),)) if condition else phrases.matched(value)


def _yielded(low: Lowering, value: Node, before: str) -> ir.Node:
    form, code = low.form(value), low.code(value)
    if value.type == "throw_expression":
        return ir.Jump(JumpKind.THROW, low.text(value, form, code=f"{code};"))
    if before == "return ":
        text = low.text(value, phrases.returned(form), code=f"return {code};")
        return ir.Jump(JumpKind.RETURN, text)
    target = before.removesuffix(" = ")
    said = forms.Assign((Name(target),), form) if target else form
    return ir.Statement(low.text(value, said, code=f"{before}{code};"))


def ended(low: Lowering, node: Node) -> Form:
    given = picks(node, within("arguments", ALL)) or picks(node, types("integer", "string"))
    if not given:
        return forms.Command("end the program")
    return forms.Command("end the program with {}", low.forms(given[:1]))


def logical(low: Lowering, node: Node, inside: Node) -> tuple[ir.Node, ...]:
    """`a() or die();` is a branch: its right side ends the program or throws."""
    left, right = pick(inside, "left"), pick(inside, "right")
    word = low.code(pick(inside, "operator") or inside)
    leave = None if right is None else _leaving(low, right)
    if left is None or leave is None or word not in ("or", "||", "and", "&&"):
        return (ir.Statement(low.text(node)),)
    then = ir.Block((leave,))
    if word in ("and", "&&"):
        return (ir.If(low.condition(left), then),)
    return (ir.If(low.condition(left), ir.Block(), then),)


def _leaving(low: Lowering, node: Node) -> ir.Jump | None:
    if node.type == "throw_expression":
        return ir.Jump(JumpKind.THROW, low.text(node))
    if low.code(pick(node, "function") or node) in ENDS:
        return ir.Jump(JumpKind.EXIT, low.text(node, ended(low, node)))
    return None


def alternatives(node: Node) -> list[Node]:
    """The arms after the first. The grammar gives the `else` of `if (a) while (b) if (c) d(); else
    e();` to the outer `if`; it is the inner one's."""
    own = picks(node, "alternative")
    if own or node.type != "if_statement":
        return [] if own and _open_if(pick(node, "body")) is not None else own
    for outer in ancestors(node):
        if outer.type not in _UNBRACED:
            return []
        given = picks(outer, "alternative") if outer.type == "if_statement" else []
        if given:
            return given if _open_if(pick(outer, "body")) == node else []
    return []


_UNBRACED = ("if_statement", "while_statement", "for_statement", "foreach_statement")


def _open_if(body: Node | None) -> Node | None:
    """The innermost `if` without `else` at the end of an unbraced body."""
    if body is None or body.type not in _UNBRACED or pick(body, "alternative") is not None:
        return None
    return _open_if(pick(body, "body")) or (body if body.type == "if_statement" else None)
