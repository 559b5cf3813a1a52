"""Wrong PHP programs."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.core.spoiled import Fault
from pytest_flow2code.lowering.table import types, within
from pytest_flow2code.mutation import Anatomy, Body, Fillings, braced, constants, spoiler
from pytest_flow2code.mutation.anatomy import OPPOSITES
from pytest_flow2code.runners.php.names import GRAMMAR
from pytest_flow2code.syntax import Source

_VALUES = ("0", "1", "-1", "true", "false", '""', '"a"', "[]", "null")
_FILLINGS: Fillings = (
    (Fault.EXIT, "exit(0);"),
    (Fault.EMPTY, ""),
    *constants("return {};", _VALUES),
)


def _body(source: Source, node: Node) -> Body | None:
    return braced(source, node) if node.type != "class_declaration" else None


def _fillings(source: Source, node: Node) -> Fillings:  # noqa: ARG001
    return _FILLINGS


spoils = spoiler(
    Anatomy(
        grammar=GRAMMAR,
        definitions=dict.fromkeys(
            ("function_definition", "method_declaration", "class_declaration"), ("name",)
        ),
        body=_body,
        fillings=_fillings,
        conditions=dict.fromkeys(
            ("if_statement", "else_if_clause", "while_statement", "conditional_expression"),
            "condition",
        ),
        branches={
            "if_statement": ("body", within(types("else_clause"), "body")),
            "conditional_expression": ("body", "alternative"),
        },
        opposites={**OPPOSITES, "<>": "=="},
        numbers=frozenset({"integer"}),
        texts=frozenset({"string_content"}),
        untouched=frozenset({"__construct", "main"}),
        fold_case=True,
    )
)
