"""Visual Basic's grammar as statements and sentences.

The grammar has no nodes for keywords: what a line starts with is read from its text.
"""

from __future__ import annotations

from dataclasses import replace

from tree_sitter import Node

from pytest_flow2code.core import ir
from pytest_flow2code.core.ir import JumpKind
from pytest_flow2code.lowering import (
    Lowering,
    Table,
    block,
    group,
    heading,
    if_,
    jump,
    lower_with,
    nothing,
    others,
    pick,
    picks,
    scope,
    statement,
    types,
)
from pytest_flow2code.lowering import wording_forms as forms
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.runners.vb.blocks import BODY, do_, for_, leave, select, try_, while_, words
from pytest_flow2code.runners.vb.closing import closed
from pytest_flow2code.runners.vb.names import GRAMMAR, wrap
from pytest_flow2code.runners.vb.wording import OPERATORS, READERS
from pytest_flow2code.runners.vb.wording_declared import held
from pytest_flow2code.syntax import parse

_OUTPUTS = ("Console.WriteLine", "Console.Write")
_INPUTS = ("Console.ReadLine", "Console.Read", "Console.ReadKey")
_EXITS = ("Environment.Exit", "Environment.FailFast")
_HEADS = (
    "attribute_block",
    "identifier",
    "implements_clause",
    "inherits_clause",
    "modifiers",
    "namespace_name",
    "type_parameters",
)


def _inline(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """A statement after Then or Else on one line: the grammar tells them by their first word."""
    first = (*words(low, node), "")[0]
    given = pick(node, types("expression"))
    value = None if given is None else low.form(given)
    if first in ("exit", "continue"):
        return leave(low, node)
    if first == "return":
        return (ir.Jump(JumpKind.RETURN, low.text(node, phrases.returned(value))),)
    if first == "throw":
        return (ir.Jump(JumpKind.THROW, low.text(node, phrases.raised(value))),)
    if first == "end":
        return (ir.Jump(JumpKind.EXIT, low.text(node, phrases.jumped("end the program"))),)
    target = pick(node, "label")
    if first == "goto" and target is not None:
        called = low.code(target)
        return (ir.Jump(JumpKind.GOTO, low.text(node, phrases.jumped("go to", called)), called),)
    return _PLAIN(low, node)


_PLAIN = statement(outputs=_OUTPUTS, inputs=_INPUTS, exits=_EXITS)


def _call(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """A line that is an expression; several may stand on one line, with colons between."""
    made = _PLAIN(low, node)
    first = made[0] if made else None
    if not isinstance(first, (ir.Statement, ir.Jump)) or not first.text.code.endswith(":"):
        return made
    text = replace(first.text, code=first.text.code.rstrip(" :"))
    return (replace(first, text=text),)


def _label(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    named = pick(node, "label")
    called = low.code(named or node)
    text = low.text(node, forms.Command("label {}", (forms.Name(called),)))
    return (ir.Label(called, text),)


def _procedure(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """A procedure; one without an end (in an interface) is a plain statement."""
    body = picks(node, BODY)
    said = words(low, node)
    if not body and said[-2:-1] != ["end"]:
        return (ir.Statement(low.text(node)),)
    named = pick(node, "name")
    called = "New" if named is None else low.code(named)
    parameters = [n for part in picks(node, "parameters") for n in part.named_children]
    given = tuple(low.code(n) for n in parameters if n.type == "parameter")
    form = phrases.defined(called, given)
    if body:
        return (ir.Function(called, heading(low, node, body[0], form), low.block(*body)),)
    head = pick(node, "return_type") or pick(node, "parameters") or named or node
    text = low.text(node, form, code=low.code(node, head))
    return (ir.Function(called, text, ir.Block()),)


def _property(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    accessors = picks(node, types("get_accessor", "set_accessor"))
    if not accessors:
        return (ir.Statement(low.text(node)),)
    functions = []
    for accessor in accessors:
        word = accessor.type.removesuffix("_accessor").capitalize()
        body = picks(accessor, BODY)
        line = accessor.start_point[0] + 1
        said = low.said(phrases.defined(word, ()))
        functions.append(ir.Function(word, ir.Text(word, line, line, said), low.block(*body)))
    named = pick(node, "name")
    called = "" if named is None else low.code(named)
    head = heading(low, node, accessors[0], phrases.grouped_under("property", called))
    return (ir.Group(head, ir.Block(tuple(functions)), transparent=True, name=called),)


STATEMENTS = {
    "statement": block(),
    "type_declaration": block(),
    "empty_statement": nothing,
    "inline_statements": block(),
    "inline_statement": _inline,
    "call_statement": _call,
    "compound_assignment_statement": _PLAIN,
    "assignment_statement": _PLAIN,
    "dim_statement": statement(inputs=_INPUTS),
    "if_statement": if_(
        then=lambda node: picks(node, "then_branch") or picks(node, BODY),
        orelse=lambda node: [
            *picks(node, types("elseif_clause", "else_clause")),
            *picks(node, "else_branch"),
        ],
    ),
    "else_clause": block(),
    "while_statement": while_,
    "do_statement": do_,
    "for_statement": for_,
    "for_each_statement": for_,
    "select_case_statement": select,
    "try_statement": try_,
    "using_statement": scope(held, body=BODY, cleanup="dispose"),
    "sync_lock_statement": scope(held, body=BODY, cleanup="unlock"),
    "with_statement": scope(held, body=BODY),
    "label_statement": _label,
    "goto_statement": jump(JumpKind.GOTO, label="label"),
    "exit_statement": leave,
    "continue_statement": leave,
    "return_statement": jump(JumpKind.RETURN),
    "throw_statement": jump(JumpKind.THROW),
    "method_declaration": _procedure,
    "constructor_declaration": _procedure,
    "operator_declaration": _procedure,
    "property_declaration": _property,
    "namespace_block": group("namespace", body=others(*_HEADS)),
    "module_block": group("module", body=others(*_HEADS)),
    "class_block": group("class", body=others(*_HEADS)),
    "structure_block": group("structure", body=others(*_HEADS)),
    "interface_block": group("interface", body=others(*_HEADS)),
    "enum_block": group("enumeration", body=others(*_HEADS)),
}
STATEMENTS["elseif_clause"] = STATEMENTS["if_statement"]

TABLE = Table(
    language="vb",
    grammar=GRAMMAR,
    statements=STATEMENTS,
    readers=READERS,
    ignored=frozenset({"blank_line", "attribute_block", "preprocessor_directive"}),
    wrappers=frozenset({"expression", "parenthesized_expression"}),
    truths=frozenset({"true"}),
    operators=OPERATORS,
    openers=(),
)


def lower(source: str) -> ir.Unit:
    """The statement tree of a Visual Basic source.

    The grammar does not accept a procedure outside of any type: such a text is lowered inside a
    module of its own, which the chart then shows.
    """
    if parse(GRAMMAR, source).errors:
        wrapped = wrap(source, "Module Program", "End Module")
        if not parse(GRAMMAR, wrapped).errors:
            return lower_with(TABLE, wrapped)
        whole = closed(source)
        if not parse(GRAMMAR, whole).errors:
            return lower_with(TABLE, whole)
    return lower_with(TABLE, source)
