"""Tcl's expressions (expr(n)) as forms: operators by their precedence, values by a given reader."""

from __future__ import annotations

import re
from collections.abc import Callable

from pytest_flow2code.lowering import OPERATORS
from pytest_flow2code.lowering import wording_operators as op
from pytest_flow2code.lowering.wording_forms import (
    Binary,
    Call,
    Condition,
    Form,
    Grouped,
    Literal,
    Name,
    Negation,
    Noun,
    Series,
)
from pytest_flow2code.lowering.wording_operators import Operator

_MEANINGS: dict[str, Operator] = {
    **OPERATORS,
    "eq": op.EQUAL,
    "ne": op.UNEQUAL,
    "lt": op.LESS,
    "gt": op.GREATER,
    "le": op.AT_MOST,
    "ge": op.AT_LEAST,
    "ni": op.NOT_IN,
}
_LEVELS = (
    ("||",),
    ("&&",),
    ("|",),
    ("^",),
    ("&",),
    ("in", "ni"),
    ("eq", "ne"),
    ("==", "!="),
    ("<", ">", "<=", ">=", "lt", "gt", "le", "ge"),
    ("<<", ">>"),
    ("+", "-"),
    ("*", "/", "%"),
    ("**",),
)
_POWER = {token: level for level, tokens in enumerate(_LEVELS) for token in tokens}
_SYMBOL = re.compile(r"\*\*|\|\||&&|<<|>>|<=|>=|==|!=|[-+*/%<>&|^!~?:(),]")
_NUMBER = re.compile(r"0[xXbBoO][0-9a-fA-F]+|(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?")
_WORD = re.compile(r"[A-Za-z_][\w:]*")
_SPACE = re.compile(r"(\s|\\\n)+")

_FUNCTIONS = {
    "abs": "the absolute value of {}",
    "int": "{} cut to a whole number",
    "double": "{} as a real number",
    "round": "{} rounded",
    "floor": "{} rounded down",
    "ceil": "{} rounded up",
    "sqrt": "the square root of {}",
    "max": "the largest of {}",
    "min": "the smallest of {}",
}

Operand = Callable[[int], "tuple[Form, int]"]
"""Reads the `$variable`, `[command]`, "text" or {text} at an offset; where it ends."""


class NoExpressionError(Exception):
    """The text is not an expression of Tcl."""


def expression(text: str, start: int, end: int, operand: Operand) -> Form:
    """What the expression between two offsets of `text` means.

    Raises NoExpressionError if it is none.
    """
    reader = _Reader(text, start, end, operand)
    form = reader.ternary()
    if reader.peek():
        raise NoExpressionError
    return form


class _Reader:
    def __init__(self, text: str, start: int, end: int, operand: Operand) -> None:
        self.text = text
        self.at = start
        self.end = end
        self.operand = operand

    def peek(self) -> str:
        """The operator or bracket that comes next; a NUL for anything else, "" at the end."""
        space = _SPACE.match(self.text, self.at, self.end)
        if space is not None:
            self.at = space.end()
        if self.at >= self.end:
            return ""
        for pattern in (_SYMBOL, _WORD):
            found = pattern.match(self.text, self.at, self.end)
            if found is not None:
                return found.group()
        return "\0"

    def take(self, token: str) -> None:
        if self.peek() != token:
            raise NoExpressionError
        self.at += len(token)

    def ternary(self) -> Form:
        test = self.binary(0)
        if self.peek() != "?":
            return test
        self.take("?")
        yes = self.ternary()
        self.take(":")
        no = self.ternary()
        return Noun("({} if {}, otherwise {})", (yes, Condition(test), no))

    def binary(self, level: int) -> Form:
        left = self.unary()
        while (token := self.peek()) in _POWER and _POWER[token] >= level:
            self.take(token)
            # `**` groups from right to left, all others from left to right.
            right = self.binary(_POWER[token] + (token != "**"))
            left = Binary(_MEANINGS[token], left, right)
        return left

    def unary(self) -> Form:
        token = self.peek()
        if token == "!":
            self.take(token)
            return Negation(self.unary())
        if token in ("-", "+", "~"):
            self.take(token)
            inside = self.unary()
            if token == "-" and isinstance(inside, Literal):
                return Literal(f"-{inside.code}")
            template = {"-": "minus {}", "+": "{}", "~": "the bitwise complement of {}"}[token]
            return Noun(template, (inside,))
        return self.primary(token)

    def primary(self, token: str) -> Form:
        if token == "(":
            self.take(token)
            inside = self.ternary()
            self.take(")")
            return Grouped(inside)
        number = _NUMBER.match(self.text, self.at, self.end)
        if number is not None:
            self.at = number.end()
            return Literal(number.group())
        if token and token not in _POWER and _WORD.fullmatch(token):
            self.at += len(token)
            return self.function(token) if self.peek() == "(" else Literal(token)
        if self.at < self.end and self.text[self.at] in '$["{':
            form, self.at = self.operand(self.at)
            return form
        raise NoExpressionError

    def function(self, name: str) -> Form:
        self.take("(")
        given: list[Form] = []
        while self.peek() != ")":
            given.append(self.ternary())
            if self.peek() == ",":
                self.take(",")
        self.take(")")
        if name in _FUNCTIONS and given:
            return Noun(_FUNCTIONS[name], (Series(tuple(given)),))
        return Call(Name(name), tuple(given))
