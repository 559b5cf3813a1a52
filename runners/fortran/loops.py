"""Fortran's loops: `do` in its four forms, with or without a label at the end, and `forall`."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.core import ir
from pytest_flow2code.lowering import Lowering, others, pick, picks, rest, types, within
from pytest_flow2code.lowering import wording_forms as forms
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.lowering.wording_forms import Form, Series
from pytest_flow2code.runners.fortran.jumps import NAMING, number, numbered

_END = "end_do_label_loop_statement"
_NO_BODY = ("do_statement", "end_do_loop_statement", _END, NAMING)


def do_loop(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """A `do` construct, whatever it is driven by."""
    head = pick(node, types("do_statement"))
    if head is None:
        return (low.unknown(node),)
    inside = low.items(picks(node, others(*_NO_BODY))).items
    body = ir.Block((*inside, *_terminal(low, node)))
    test = pick(head, within(types("while_statement"), types("parenthesized_expression")))
    if test is not None and low.code(low.unwrapped(test)).lower() not in low.table.truths:
        return (ir.Loop(ir.Test.BEFORE, body, low.condition(test)),)
    form = _counted(low, head)
    if form is not None:
        return (ir.ForEach(low.text(head, form), body),)
    return (ir.Loop(ir.Test.NONE, body, low.text(head, forms.Command("repeat for ever"))),)


def _counted(low: Lowering, head: Node) -> Form | None:
    """The heading of a counting loop; a step that is a negative number counts down."""
    if pick(head, types("concurrent_statement")) is not None:
        return _concurrent(low, head)
    bounds = picks(head, within(types("loop_control_expression"), rest(0)))
    if len(bounds) < 3:
        return None
    step = low.form(bounds[3]) if len(bounds) > 3 else None
    down = isinstance(step, forms.Literal) and step.code.startswith("-")
    if down and step == forms.Literal("-1"):
        step = None
    variable, start, stop = low.forms(bounds[:3])
    return phrases.counted(variable, start, stop, step, down=down)


def _concurrent(low: Lowering, head: Node) -> Form:
    header = within(types("concurrent_statement"), types("concurrent_header"))
    controls = picks(head, within(header, types("concurrent_control")))
    mask = pick(head, within(within(header, types("concurrent_mask")), rest(0)))
    return _at_once(low, [c.named_children for c in controls], mask)


def forall(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """`forall`, as a statement or as a construct."""
    triplets = picks(node, types("triplet_spec"))
    inside = picks(node, others("triplet_spec", "end_forall_statement", NAMING))
    mask = next((n for n in inside if n.type.endswith("_expression")), None)
    body = [n for n in inside if n != mask]
    form = _at_once(low, [t.named_children for t in triplets], mask)
    code = low.head(node, body[0] if body else None)
    return (ir.ForEach(low.text(node, form, code=code), low.items(body)),)


def _at_once(low: Lowering, controls: list[list[Node]], mask: Node | None) -> Form:
    """A heading whose rounds may be taken in any order."""
    steps = []
    for control in controls:
        given = low.forms(control)
        if len(given) < 3:
            return forms.Quoted("")
        step = given[3] if len(given) > 3 else None
        steps.append(phrases.counted(given[0], given[1], given[2], step))
    if mask is not None:
        if mask.type == "parenthesized_expression":
            mask = low.unwrapped(mask)
        condition = forms.Condition(low.form(mask))
        return forms.Command("{}, in any order, if {}", (_joined(steps), condition))
    return forms.Command("{}, in any order", (_joined(steps),))


def _joined(steps: list[Form]) -> Form:
    return Series(
        tuple(forms.Noun(s.template, s.parts) for s in steps if isinstance(s, forms.Command))
    )


def _terminal(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """The labelled statement that ends a loop. Loops that share one have it in the innermost."""
    inner = [n for n in node.named_children if n.type == "do_loop"]
    if inner and _shares(inner[-1]):
        return ()
    end = pick(node, types(_END))
    name = pick(node, within(types("do_statement"), "do_label"))
    if end is None or name is None:
        return ()
    while _shares(node) and node.parent is not None:
        node = node.parent
        end = pick(node, types(_END)) or end
    last = picks(end, others("statement_label", "do_label_virtual"))
    return (numbered(number(low, name), end, low), *low.items(last).items)


def _shares(node: Node) -> bool:
    """Whether the loop ends at a label that belongs to the loop around it."""
    return pick(node, within(types(_END), types("do_label_virtual"))) is not None
