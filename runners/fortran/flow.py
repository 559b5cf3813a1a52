"""Fortran's grammar as statements."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.core import ir
from pytest_flow2code.core.ir import JumpKind
from pytest_flow2code.lowering import (
    Lowering,
    Pick,
    Table,
    block,
    if_,
    jump,
    lower_with,
    nothing,
    others,
    pick,
    picks,
    rest,
    scope,
    types,
    within,
)
from pytest_flow2code.lowering import wording_forms as forms
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.lowering.wording_forms import Form, Name, Noun
from pytest_flow2code.runners.fortran import jumps
from pytest_flow2code.runners.fortran.expressions import WORDS
from pytest_flow2code.runners.fortran.loops import do_loop, forall
from pytest_flow2code.runners.fortran.selection import select, where
from pytest_flow2code.runners.fortran.units import GRAMMAR
from pytest_flow2code.runners.fortran.words import PLAIN, READERS, internal

__all__ = ["GRAMMAR", "lower"]

_LEAVING = frozenset({"exit", "abort"})
_HEADS = (
    "function_statement",
    "subroutine_statement",
    "module_procedure_statement",
    "program_statement",
    "module_statement",
    "submodule_statement",
    "block_data_statement",
)
_ENDS = (
    "end_function_statement",
    "end_subroutine_statement",
    "end_module_procedure_statement",
    "end_program_statement",
    "end_module_statement",
    "end_submodule_statement",
    "end_block_data_statement",
)
_INSIDE = others(*_HEADS, *_ENDS)


def _head(low: Lowering, node: Node) -> tuple[Node, str] | None:
    """The heading of a program unit, and its name."""
    head = pick(node, types(*_HEADS))
    name = None if head is None else pick(head, types("name"))
    if head is None or name is None:
        return None
    return head, low.code(name)


def _procedure(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    found = _head(low, node)
    if found is None:
        return (low.unknown(node),)
    head, name = found
    given = tuple(low.code(n) for n in picks(head, within("parameters", rest(0))))
    text = low.text(head, phrases.defined(name, given))
    return (ir.Function(name, text, low.items(picks(node, _INSIDE))),)


def _program(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """A program with a heading is a function; one without is what stands in it."""
    found = _head(low, node)
    body = low.items(picks(node, _INSIDE))
    if found is None:
        return body.items
    text = low.text(found[0], forms.Command("program {}", (Name(found[1]),)))
    return (ir.Function(found[1], text, body),)


def _module(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    found = _head(low, node)
    body = low.items(picks(node, _INSIDE))
    if found is None:
        return body.items
    text = low.text(found[0], phrases.grouped_under("module", found[1]))
    return (ir.Group(text, body, transparent=True, name=found[1]),)


def _call(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """`call exit` ends the program as `stop` does."""
    name = pick(node, "subroutine")
    if name is not None and low.code(name).lower() in _LEAVING:
        return (ir.Jump(JumpKind.EXIT, low.text(node, phrases.jumped("end the program"))),)
    return (ir.Statement(low.text(node)),)


def _output(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    role = ir.Role.OUTPUT if internal(low, node) is None else ir.Role.PROCESS
    return (ir.Statement(low.text(node), role), *jumps.ways_out(low, node))


def _input(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    role = ir.Role.INPUT if internal(low, node) is None else ir.Role.PROCESS
    return (ir.Statement(low.text(node), role), *jumps.ways_out(low, node))


def _associated(low: Lowering, node: Node) -> Form:
    pairs = picks(node, within(types("association_list"), types("association")))
    return phrases.held(
        tuple(
            Noun("{} for {}", (low.form(pick(n, "name")), low.form(pick(n, "selector"))))
            for n in pairs
        )
    )


_CLAUSES = ("elseif_clause", "else_clause", "end_if_statement", "block_label", jumps.NAMING)


def _then(node: Node) -> list[Node]:
    """What stands under a condition, which is the first node in parentheses."""
    test = pick(node, types("parenthesized_expression"))
    return [n for n in picks(node, others(*_CLAUSES)) if test is None or n.id != test.id]


def _without(*names: str) -> Pick:
    return others("block_label", jumps.NAMING, *names)


_IF = if_(
    test=types("parenthesized_expression"),
    then=_then,
    orelse=types("elseif_clause", "else_clause"),
)

STATEMENTS = {
    "program": _program,
    "module": _module,
    "submodule": _module,
    "block_data": _module,
    "function": _procedure,
    "subroutine": _procedure,
    "module_procedure": _procedure,
    "internal_procedures": block(others("contains_statement")),
    "if_statement": jumps.named(_IF),
    "elseif_clause": _IF,
    "else_clause": block(_without()),
    "arithmetic_if_statement": jumps.arithmetic_if,
    "do_loop": jumps.named(do_loop),
    "forall_statement": jumps.named(forall),
    "where_statement": jumps.named(where),
    "select_case_statement": jumps.named(select),
    "select_type_statement": jumps.named(select),
    "select_rank_statement": jumps.named(select),
    "block_construct": jumps.named(block(_without("end_block_construct_statement"))),
    "coarray_critical_statement": jumps.named(block(_without("end_coarray_critical_statement"))),
    "associate_statement": jumps.named(
        scope(_associated, _without("association_list", "end_associate_statement"))
    ),
    "keyword_statement": jumps.keyword,
    "statement_label": jumps.label,
    "stop_statement": jump(JumpKind.EXIT),
    "subroutine_call": _call,
    "print_statement": _output,
    "write_statement": _output,
    "read_statement": _input,
    "preproc_ifdef": block(rest(1)),
    "preproc_if": block(rest(1)),
    "preproc_else": block(),
    "preproc_elif": block(rest(1)),
    "contains_statement": nothing,
}

TABLE = Table(
    language="fortran",
    grammar=GRAMMAR,
    statements=STATEMENTS,
    readers=READERS,
    plain=PLAIN,
    truths=frozenset({".true."}),
    ignored=frozenset({*_ENDS, "end_of_statement"}),
    operators=WORDS,
    openers=(),
)


def lower(source: str) -> ir.Unit:
    """The statement tree of a Fortran source."""
    return lower_with(TABLE, source)
