"""Wrong JavaScript programs."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.core.spoiled import Fault
from pytest_flow2code.lowering.table import pick
from pytest_flow2code.mutation import Anatomy, Body, Fillings, braced, constants, spoiler
from pytest_flow2code.mutation.c_family import BRANCHES, CONDITIONS
from pytest_flow2code.runners.javascript.flow import GRAMMAR
from pytest_flow2code.syntax import Source

_VALUES = ("0", "1", "-1", "true", "false", '""', '"a"', "[]", "null")
_FILLINGS: Fillings = (
    (Fault.EXIT, "process.exit(0);"),
    (Fault.EMPTY, ""),
    *constants("return {};", _VALUES),
)


def _body(source: Source, node: Node) -> Body | None:
    """The body of a function, or of one that a name is bound to; an arrow's may be a value."""
    if node.type in ("variable_declarator", "assignment_expression"):
        value = pick(node, "value") or pick(node, "right")
        if value is None or value.type not in ("arrow_function", "function_expression"):
            return None
        node = value
    found = braced(source, node)
    body = pick(node, "body")
    if found is None and node.type == "arrow_function" and body is not None:
        return Body(body.start_byte, body.end_byte, "{ ", " }")
    return found if node.type != "class_declaration" else None


def _fillings(source: Source, node: Node) -> Fillings:  # noqa: ARG001
    return _FILLINGS


spoils = spoiler(
    Anatomy(
        grammar=GRAMMAR,
        definitions={
            "function_declaration": ("name",),
            "generator_function_declaration": ("name",),
            "class_declaration": ("name",),
            "method_definition": ("name",),
            "variable_declarator": ("name",),
            "assignment_expression": ("left",),
        },
        body=_body,
        fillings=_fillings,
        conditions=CONDITIONS,
        branches=BRANCHES,
        statements=frozenset({"expression_statement", "return_statement"}),
        numbers=frozenset({"number"}),
        texts=frozenset({"string_fragment"}),
        untouched=frozenset({"constructor", "main"}),
    )
)
