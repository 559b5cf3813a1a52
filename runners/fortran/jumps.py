"""Fortran's labels, names of constructs, and the statements that go to them."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.core import ir
from pytest_flow2code.core.ir import JumpKind
from pytest_flow2code.lowering import Handler, Lowering, labelled, others, pick, picks, types
from pytest_flow2code.lowering import wording_forms as forms
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.lowering.wording_forms import Form, Name

NAMING = "block_label_start_expression"

_TARGETS = types("statement_label_reference")
_WAYS_OUT = {
    "end": "the input has ended",
    "eor": "the record has ended",
    "err": "an error has occurred",
}


def numbered(name: str, node: Node, low: Lowering) -> ir.Label:
    """The label for a statement's number."""
    form = forms.Command("label {}", (Name(name),))
    return ir.Label(name, low.text(node, form, code=name))


def number(low: Lowering, node: Node) -> str:
    """A statement's number as it is looked for: without leading zeros."""
    return low.code(node).lstrip("0") or "0"


def label(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """The number before a statement."""
    return (numbered(number(low, node), node, low),)


def named(handle: Handler) -> Handler:
    """A construct with a name, which `exit` and `cycle` may use."""

    def lower_named(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
        naming = pick(node, types(NAMING))
        if naming is None:
            return handle(low, node)
        name = low.code(naming).rstrip(": ").lower()
        text = low.text(naming, forms.Command("label {}", (Name(name),)), code=f"{name}:")
        return labelled(name, text, ir.Block(handle(low, node)))

    return lower_named


def keyword(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """`exit`, `cycle`, `return`, `continue` and `goto` are one kind of node in this grammar."""
    word = low.code(node).lower().split()[0]
    target = pick(node, types("identifier", "block_label"))
    name = "" if target is None else low.code(target).lower()
    if word == "exit":
        verb = "leave" if name else "leave the loop"
        return (_jump(low, node, JumpKind.BREAK, phrases.jumped(verb, name), name),)
    if word == "cycle":
        verb = "go on with the next round"
        form = phrases.jumped(f"{verb} of" if name else verb, name)
        return (_jump(low, node, JumpKind.CONTINUE, form, name),)
    if word == "return":
        return (_jump(low, node, JumpKind.RETURN, phrases.returned(None)),)
    # What is left is `continue`, which does nothing: it only carries a label.
    return _goto(low, node) if word.startswith("go") else ()


def _jump(low: Lowering, node: Node, kind: JumpKind, form: Form, name: str = "") -> ir.Jump:
    return ir.Jump(kind, low.text(node, form), name)


def _goto(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """`goto 10`, or `goto (10, 20), k`: the k-th of the labels, none of them past the end."""
    labels = picks(node, _TARGETS)
    chosen = pick(node, others("statement_label_reference"))
    if chosen is None:
        return tuple(jump_to(low, n, low.code(node)) for n in labels[:1])
    cases = []
    for place, target in enumerate(labels, 1):
        text = low.text(target, phrases.matched(forms.Literal(str(place))), code=str(place))
        going = jump_to(low, target, f"goto {low.code(target)}")
        cases.append(ir.Case((text,), ir.Block((going,))))
    return (ir.Switch(low.text(chosen, phrases.selected(low.form(chosen))), tuple(cases)),)


def jump_to(low: Lowering, target: Node, code: str) -> ir.Jump:
    """A jump to the statement with the number that `target` names."""
    name = number(low, target)
    return ir.Jump(JumpKind.GOTO, low.text(target, phrases.jumped("go to", name), code=code), name)


def arithmetic_if(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """`if (k) 10, 20, 30`: one label each for a value below, at and above zero."""
    value = pick(node, types("parenthesized_expression"))
    if value is None:
        return (low.unknown(node),)
    inner = low.unwrapped(value)
    cases = []
    for code, target in zip(("negative", "zero", "positive"), picks(node, _TARGETS), strict=False):
        text = low.text(target, phrases.matched(forms.Literal(code)), code=code)
        going = jump_to(low, target, f"goto {low.code(target)}")
        cases.append(ir.Case((text,), ir.Block((going,))))
    return (ir.Switch(low.text(inner, phrases.selected(low.form(inner))), tuple(cases)),)


def ways_out(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """The jumps in `read (5, *, end=20, err=30)`: each is a branch after the statement."""
    out = []
    for given in picks(node, types("keyword_argument")):
        word = low.code(given).split("=")[0].strip().lower()
        target = pick(given, "value")
        if word in _WAYS_OUT and target is not None and target.type == "number_literal":
            form = forms.Command(f"check whether {_WAYS_OUT[word]}")
            going = jump_to(low, target, f"goto {low.code(target)}")
            out.append(ir.If(low.text(given, form), ir.Block((going,))))
    return tuple(out)
