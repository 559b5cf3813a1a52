"""Shells within the shell, which no jump gets out of, and what the grammar does not know."""

from __future__ import annotations

import re

from tree_sitter import Node

from pytest_flow2code.core import ir
from pytest_flow2code.core.ir import JumpKind
from pytest_flow2code.lowering import Lowering
from pytest_flow2code.lowering.wording_forms import Command, Form, Noun
from pytest_flow2code.runners.shell.flow_words import run_form
from pytest_flow2code.syntax import Grammar, parse


def subshell(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    line = node.start_point[0] + 1
    head = ir.Text("( )", line, line, low.said(Command("in a shell of its own")))
    return (ir.Group(head, low.items(node.named_children), keeps=_KEPT),)


_KEPT = (JumpKind.EXIT, JumpKind.RETURN, JumpKind.BREAK, JumpKind.CONTINUE)
"""No jump gets out of a shell of its own."""


def piped(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """`a | while read x; do ...; done`: the loop runs in a shell of its own."""
    *before, last = node.named_children
    if last.type not in _COMPOUND or not before:
        return (ir.Statement(low.text(node)),)
    code = low.code(before[0], before[-1])
    form = Command("with {} as the input", (_output_of(low, before),))
    text = low.text(before[0], form, code=f"{code} |")
    return (ir.Group(text, low.block(last), keeps=_KEPT),)


_COMPOUND = (
    "while_statement",
    "for_statement",
    "c_style_for_statement",
    "if_statement",
    "case_statement",
    "compound_statement",
    "subshell",
)


def _output_of(low: Lowering, commands: list[Node]) -> Form:
    parts = tuple(run_form(low, n) for n in commands)
    return Noun(" piped into ".join("{}" for _ in parts), parts)


_LAST_FALL = re.compile(r";;?&(?=\s*esac\b)")
"""The end of a last arm that would fall into the next; the grammar knows only `;;` there."""


def without_last_fall(grammar: Grammar, source: str) -> str:
    """`source` with `;;` at the end of last arms, if that is what the grammar stumbles over."""
    errors = len(parse(grammar, source).errors)
    if not errors:
        return source
    plain = _LAST_FALL.sub(lambda found: ";;".ljust(len(found[0])), source)
    return plain if len(parse(grammar, plain).errors) < errors else source
