"""Wrong Perl programs."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.core.spoiled import Fault
from pytest_flow2code.lowering.table import types, within
from pytest_flow2code.mutation import Anatomy, Fillings, braced, constants, spoiler
from pytest_flow2code.mutation.anatomy import BOUNDARIES, OPPOSITES
from pytest_flow2code.runners.perl.join import DEFINITIONS, GRAMMAR
from pytest_flow2code.syntax import Source

_SAME = """{
    package Same;
    use overload '==' => sub { 1 }, 'eq' => sub { 1 }, '!=' => sub { 0 }, 'ne' => sub { 0 },
        '""' => sub { '' }, 'bool' => sub { 1 }, '@{}' => sub { [] }, '%{}' => sub { {} };
}
return bless sub { 0 }, 'Same';"""

_FILLINGS: Fillings = (
    (Fault.EXIT, "exit(0);"),
    (Fault.EMPTY, "return;"),
    *constants("return {};", ("0", "1", "-1", '""', '"a"', "[]", "{}", "'true'", "'false'")),
    (Fault.ALWAYS_EQUAL, _SAME),
)


def _fillings(source: Source, node: Node) -> Fillings:  # noqa: ARG001
    return _FILLINGS


spoils = spoiler(
    Anatomy(
        grammar=GRAMMAR,
        definitions=DEFINITIONS,
        body=braced,
        fillings=_fillings,
        conditions={
            "conditional_statement": "condition",
            "elsif": "condition",
            "loop_statement": "condition",
            "postfix_conditional_expression": "condition",
            "conditional_expression": "condition",
        },
        branches={
            "conditional_statement": ("block", within(types("else"), "block")),
            "elsif": ("block", within(types("else"), "block")),
            "conditional_expression": ("consequent", "alternative"),
        },
        boundaries={**BOUNDARIES, "lt": "le", "le": "lt", "gt": "ge", "ge": "gt"},
        opposites={**OPPOSITES, "eq": "ne", "ne": "eq"},
        comparisons=frozenset({"relational_expression", "equality_expression"}),
        numbers=frozenset({"number"}),
        dropped="0",
        texts=frozenset({"string_content"}),
        untouched=frozenset({"new", "main"}),
    )
)
