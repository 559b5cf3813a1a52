"""What an operator means, in words: one table for all languages, with room for their own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType


class Kind(str, Enum):
    """How an operator's words fit into a sentence."""

    ARITHMETIC = "arithmetic"
    """`a plus b`: a noun."""
    COMPARISON = "comparison"
    """`a is less than b`: a clause."""
    LOGIC = "logic"
    """`this and that`: joins clauses."""


@dataclass(frozen=True, slots=True)
class Operator:
    """`words` stand between the operands; `negated` are a comparison's words under a `not`."""

    words: str
    kind: Kind = Kind.ARITHMETIC
    negated: str = ""


def comparison(words: str, negated: str) -> Operator:
    """An operator whose result is true or false."""
    return Operator(words, Kind.COMPARISON, negated)


PLUS = Operator("plus")
MINUS = Operator("minus")
TIMES = Operator("times")
DIVIDED = Operator("divided by")
WHOLE_DIVIDED = Operator("divided, rounding down, by")
MODULO = Operator("modulo")
POWER = Operator("to the power of")
JOINED = Operator("joined with")
REPEATED = Operator("repeated")
BIT_AND = Operator("bitwise and")
BIT_OR = Operator("bitwise or")
BIT_XOR = Operator("bitwise exclusive or")
SHIFTED_LEFT = Operator("shifted left by")
SHIFTED_RIGHT = Operator("shifted right by")

EQUAL = comparison("is equal to", "is not equal to")
UNEQUAL = comparison("is not equal to", "is equal to")
IDENTICAL = comparison("is identical to", "is not identical to")
NOT_IDENTICAL = comparison("is not identical to", "is identical to")
LESS = comparison("is less than", "is at least")
AT_MOST = comparison("is at most", "is greater than")
GREATER = comparison("is greater than", "is at most")
AT_LEAST = comparison("is at least", "is less than")
IN = comparison("is in", "is not in")
NOT_IN = comparison("is not in", "is in")
IS_A = comparison("is a", "is not a")
MATCHES = comparison("matches", "does not match")
MATCHES_NOT = comparison("does not match", "matches")
COMPARED = Operator("compared with")

AND = Operator("and", Kind.LOGIC)
OR = Operator("or", Kind.LOGIC)
XOR = Operator("exclusive or", Kind.LOGIC)
OR_ELSE = Operator("or, if that is missing,")

OPERATORS: Mapping[str, Operator] = MappingProxyType(
    {
        "+": PLUS,
        "-": MINUS,
        "*": TIMES,
        "/": DIVIDED,
        "%": MODULO,
        "**": POWER,
        "&": BIT_AND,
        "|": BIT_OR,
        "^": BIT_XOR,
        "<<": SHIFTED_LEFT,
        ">>": SHIFTED_RIGHT,
        ">>>": Operator("shifted right without sign by"),
        "==": EQUAL,
        "!=": UNEQUAL,
        "===": IDENTICAL,
        "!==": NOT_IDENTICAL,
        "<": LESS,
        "<=": AT_MOST,
        ">": GREATER,
        ">=": AT_LEAST,
        "<=>": COMPARED,
        "&&": AND,
        "||": OR,
        "and": AND,
        "or": OR,
        "xor": XOR,
        "??": OR_ELSE,
        "in": IN,
        "instanceof": IS_A,
    }
)
"""Operators that mean the same wherever they are written; a table adds or replaces its own."""
