"""Wrong shell programs: a result is what a function prints, or its status."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.core.spoiled import Fault
from pytest_flow2code.lowering.table import nth
from pytest_flow2code.mutation import Anatomy, Fillings, braced, constants, spoiler
from pytest_flow2code.mutation.anatomy import BOUNDARIES, OPPOSITES
from pytest_flow2code.runners.shell.flow import GRAMMAR
from pytest_flow2code.syntax import Source

_PRINTED = ("0", "1", "-1", "true", "false", '""', "a")
_FILLINGS: Fillings = (
    (Fault.EXIT, "exit 0"),
    (Fault.EMPTY, ":"),
    *constants("echo {}", _PRINTED),
    (Fault.CONSTANT, "return 1"),
)


def _fillings(source: Source, node: Node) -> Fillings:  # noqa: ARG001
    return tuple((kind, f"{text};") for kind, text in _FILLINGS)


spoils = spoiler(
    Anatomy(
        grammar=GRAMMAR,
        definitions={"function_definition": ("name",)},
        body=braced,
        fillings=_fillings,
        conditions={
            "if_statement": "condition",
            "elif_clause": nth(0),
            "while_statement": "condition",
        },
        negated="! {}",
        boundaries={**BOUNDARIES, "-lt": "-le", "-le": "-lt", "-gt": "-ge", "-ge": "-gt"},
        opposites={**OPPOSITES, "-eq": "-ne", "-ne": "-eq", "=": "!="},
        statements=frozenset({"command"}),
        dropped=":",
        numbers=frozenset({"number"}),
        texts=frozenset({"string_content"}),
    )
)
