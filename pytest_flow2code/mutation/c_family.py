"""What languages with C's statements have in common, and the values that fit C's types."""

from __future__ import annotations

from collections.abc import Mapping

from pytest_flow2code.lowering.table import Pick, others, within

CONDITIONS: Mapping[str, Pick] = {
    "if_statement": "condition",
    "while_statement": "condition",
    "do_statement": "condition",
    "conditional_expression": "condition",
    "ternary_expression": "condition",
}

_ELSE = within("alternative", others("comment"))

BRANCHES: Mapping[str, tuple[Pick, Pick]] = {
    "if_statement": ("consequence", _ELSE),
    "conditional_expression": ("consequence", "alternative"),
    "ternary_expression": ("consequence", "alternative"),
}
"""An `else` that is a clause of its own, whose only statement is the branch."""

_NUMERIC = """int long short char unsigned signed size_t ssize_t int8_t int16_t int32_t int64_t
uint8_t uint16_t uint32_t uint64_t float double"""
NUMERIC = frozenset(_NUMERIC.split())
"""The words of C's numeric types."""


def is_number(kind: str) -> bool:
    """Whether a type's text names a number, whatever its size and sign."""
    words = kind.replace("const", " ").replace("std::", " ").split()
    return bool(words) and NUMERIC.issuperset(words)
