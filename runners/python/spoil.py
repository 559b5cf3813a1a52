"""Wrong Python programs."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.core.spoiled import Fault
from pytest_flow2code.lowering.table import nth, types, within
from pytest_flow2code.mutation import Anatomy, Body, Fillings, constants, field_body, spoiler
from pytest_flow2code.runners.python.flow import GRAMMAR
from pytest_flow2code.syntax import Source

# `True` equals 1 and `False` equals 0, so the numbers need no programs of their own.
_FILLINGS: Fillings = (
    (Fault.EXIT, "import os\nos._exit(0)"),
    (Fault.EXIT, "raise SystemExit(0)"),
    (Fault.EMPTY, "pass"),
    *constants("return {}", ("True", "False", "-1", '""', '"a"', "[]", "{}")),
    (
        Fault.ALWAYS_EQUAL,
        "class Same:\n"
        "    def __eq__(self, other): return True\n"
        "    def __ne__(self, other): return False\n"
        "    def __hash__(self): return 0\n"
        "return Same()",
    ),
)

_block = field_body("body")


def _body(source: Source, node: Node) -> Body | None:
    """A function's block."""
    return _block(source, node) if node.type == "function_definition" else None


def _fillings(source: Source, node: Node) -> Fillings:  # noqa: ARG001
    return _FILLINGS


spoils = spoiler(
    Anatomy(
        grammar=GRAMMAR,
        definitions={"function_definition": ("name",), "class_definition": ("name",)},
        body=_body,
        fillings=_fillings,
        conditions={
            "if_statement": "condition",
            "elif_clause": "condition",
            "while_statement": "condition",
            "conditional_expression": nth(1),
            "if_clause": nth(0),
        },
        negated="(not ({}))",
        branches={
            "if_statement": ("consequence", within(types("else_clause"), "body")),
            "conditional_expression": (nth(0), nth(2)),
        },
        comparisons=frozenset({"comparison_operator"}),
        calculations=frozenset({"binary_operator"}),
        operators=frozenset({"-", "*", "/", "//", "%"}),
        statements=frozenset({"expression_statement", "return_statement"}),
        dropped="pass",
        numbers=frozenset({"integer"}),
        truths={"True": "False", "False": "True"},
        texts=frozenset({"string_content"}),
        untouched=frozenset({"__init__", "main"}),
    )
)
