"""Readers for the node types that most grammars share."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from pytest_flow2code.lowering.table import FIRST, Reader
from pytest_flow2code.lowering.wording_readers import (
    assign,
    augment,
    binary,
    call,
    choice,
    grouped,
    index,
    inner,
    literal,
    member,
    name,
    returns,
    series,
    unary,
    update,
)

COMMON: Mapping[str, Reader] = MappingProxyType(
    {
        "identifier": name,
        "number": literal,
        "integer": literal,
        "float": literal,
        "string": literal,
        "string_literal": literal,
        "true": literal,
        "false": literal,
        "null": literal,
        "binary_expression": binary(),
        "unary_expression": unary(),
        "update_expression": update(),
        "parenthesized_expression": grouped(),
        "assignment_expression": assign(),
        "augmented_assignment_expression": augment(),
        "call_expression": call(),
        "member_expression": member(),
        "subscript_expression": index(),
        "conditional_expression": choice(),
        "ternary_expression": choice(),
        "sequence_expression": series(),
        "expression_statement": inner(FIRST),
        "return_statement": returns(),
    }
)
