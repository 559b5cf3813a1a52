"""Fortran's multi-way branches, and `where`, which branches for each element of an array."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.core import ir
from pytest_flow2code.lowering import Lowering, nth, others, pick, picks, rest, types, within
from pytest_flow2code.lowering import wording_forms as forms
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.lowering.wording_forms import Form, Name, Noun
from pytest_flow2code.runners.fortran.jumps import NAMING

_ARMS = ("case_statement", "type_statement", "rank_statement")
_VALUES = types("case_value_range_list")
_BODY = others("elsewhere_clause", "end_where_statement", "block_label", NAMING)
_ELSE = types("elsewhere_clause")


def select(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """`select case`, `select type` and `select rank`."""
    chosen = pick(node, within(types("selector"), nth(0)))
    if chosen is None:
        return (low.unknown(node),)
    inner = low.unwrapped(chosen)
    arms = tuple(_arm(low, n) for n in picks(node, types(*_ARMS)))
    return (ir.Switch(low.text(inner, phrases.selected(_selected(low, node, inner))), arms),)


def _selected(low: Lowering, node: Node, chosen: Node) -> Form:
    """What is looked at: a value, or the type of one, which may get another name meanwhile."""
    if node.type != "select_type_statement":
        return low.form(chosen)
    names = low.forms(chosen.named_children)
    if chosen.type == "pointer_association_statement" and len(names) == 2:
        return Noun("the type of {} under the name of {}", (names[1], names[0]))
    return Noun("the type of {}", (low.form(chosen),))


def _arm(low: Lowering, node: Node) -> ir.Case:
    values = picks(node, within(_VALUES, rest(0)))
    tests = [low.text(n, _matched(low, n)) for n in values]
    kind = pick(node, "type")
    if kind is not None:
        tests.append(low.text(kind, phrases.matched(Name(low.code(kind)))))
    taken = [n.id for n in (*picks(node, _VALUES), *picks(node, "type"))]
    body = [n for n in picks(node, others("default", "block_label")) if n.id not in taken]
    return ir.Case(tuple(tests), low.items(body), default=not tests)


def _matched(low: Lowering, node: Node) -> Form:
    """One value or range of a `case`."""
    if node.type != "extent_specifier":
        return phrases.matched(low.form(node))
    bounds = low.forms(node.named_children)
    if len(bounds) == 2:
        return forms.Command("it is from {} to {}", bounds)
    if not bounds:
        return forms.Quoted(low.code(node))
    words = "at most" if node.children[0].type == ":" else "at least"
    return forms.Command(f"it is {words} {{}}", bounds)


def where(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """The masks one after the other, each for the elements that are left."""
    chain = [node, *picks(node, _ELSE)]
    left: ir.Block | None = None
    for part in reversed(chain):
        mask = pick(part, types("parenthesized_expression"))
        inside = picks(part, _BODY)
        body = low.items(n for n in inside if mask is None or n.id != mask.id)
        left = body if mask is None else ir.Block((ir.If(_masked(low, mask), body, left),))
    return left.items if left is not None else ()


def _masked(low: Lowering, mask: Node) -> ir.Text:
    inner = low.unwrapped(mask)
    test = forms.Condition(low.form(inner))
    return low.text(inner, forms.Command("check for each element whether {}", (test,)))
