"""Wrong Tcl programs."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.core.spoiled import Fault
from pytest_flow2code.lowering.table import nth, types, within
from pytest_flow2code.mutation import Anatomy, Fillings, braced, constants, spoiler
from pytest_flow2code.mutation.anatomy import OPPOSITES
from pytest_flow2code.syntax import Grammar, Source

GRAMMAR = Grammar("tree_sitter_irules")

_FILLINGS: Fillings = (
    (Fault.EXIT, "exit 0"),
    (Fault.EMPTY, "return"),
    *constants("return {}", ("0", "1", "-1", "true", "false", "a", "[list]")),
)


def _fillings(source: Source, node: Node) -> Fillings:  # noqa: ARG001
    return _FILLINGS


_CONDITION = within("condition", nth(0))

spoils = spoiler(
    Anatomy(
        grammar=GRAMMAR,
        definitions={"procedure": ("name",)},
        body=braced,
        fillings=_fillings,
        conditions={
            "if": _CONDITION,
            "elseif": _CONDITION,
            "while": within(types("expr"), nth(0)),
        },
        branches={"if": ("consequence", within(types("else"), "consequence"))},
        opposites={**OPPOSITES, "eq": "ne", "ne": "eq"},
        comparisons=frozenset({"binop_expr"}),
        calculations=frozenset({"binop_expr"}),
        statements=frozenset({"command", "set"}),
        dropped="list",
        numbers=frozenset({"number", "simple_word"}),
    )
)
