"""Factories for readers of expressions: each says, by field names, how a node gets its form."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from tree_sitter import Node

from pytest_flow2code.lowering import wording_forms as forms
from pytest_flow2code.lowering.table import ALL, FIRST, Pick, Reader, pick, picks
from pytest_flow2code.lowering.wording_forms import (
    Binary,
    Call,
    Form,
    Grouped,
    Literal,
    Name,
    Negation,
    Noun,
    Quoted,
    Series,
)

if TYPE_CHECKING:
    from pytest_flow2code.lowering.engine import Lowering


def name(low: Lowering, node: Node) -> Form:
    """An identifier."""
    return Name(low.code(node))


def literal(low: Lowering, node: Node) -> Form:
    """A number, string or constant; one that runs over several lines stays quoted source."""
    code = low.code(node)
    return Quoted(code) if "\n" in code else Literal(code)


def quoted(low: Lowering, node: Node) -> Form:
    """Source that is known but cannot be worded."""
    return Quoted(low.code(node))


def inner(part: Pick = FIRST) -> Reader:
    """What a part of the node means: for nodes that only wrap another."""

    def read(low: Lowering, node: Node) -> Form:
        found = pick(node, part)
        return Quoted(low.code(node)) if found is None else low.form(found)

    return read


def grouped(part: Pick = FIRST) -> Reader:
    """An expression in parentheses."""

    def read(low: Lowering, node: Node) -> Form:
        found = pick(node, part)
        return Quoted(low.code(node)) if found is None else Grouped(low.form(found))

    return read


def binary(left: Pick = "left", operator: Pick = "operator", right: Pick = "right") -> Reader:
    """Two operands and a token between them, looked up in the table's operators."""

    def read(low: Lowering, node: Node) -> Form:
        token = pick(node, operator)
        meaning = low.table.operators.get(low.code(token)) if token is not None else None
        if meaning is None:
            return Quoted(low.code(node))
        return Binary(meaning, low.form(pick(node, left)), low.form(pick(node, right)))

    return read


def unary(
    operator: Pick = "operator",
    operand: Pick = "argument",
    words: Mapping[str, str] = MappingProxyType({}),
) -> Reader:
    """One operand. A `!` or `not` is a negation, a sign stays with a number, other tokens read as
    the template that `words` gives them."""
    known = {"-": "minus {}", "+": "{}", "~": "the bitwise complement of {}", **words}

    def read(low: Lowering, node: Node) -> Form:
        sign, inside = pick(node, operator), pick(node, operand)
        if sign is None or inside is None:
            return Quoted(low.code(node))
        token, value = low.code(sign), low.form(inside)
        if token.lower() in ("!", "not") and token not in words:
            return Negation(value)
        if token == "-" and isinstance(value, Literal):
            return Literal(f"-{value.code}")
        template = known.get(token)
        return Quoted(low.code(node)) if template is None else Noun(template, (value,))

    return read


def call(
    function: Pick = "function",
    arguments: Pick = "arguments",
    owner: Pick = "",
    special: Mapping[str, Callable[[tuple[Form, ...]], Form]] = MappingProxyType({}),
) -> Reader:
    """A call. `special` words well-known functions by their name (`print`: `phrases.printed`)."""

    def read(low: Lowering, node: Node) -> Form:
        callee = pick(node, function)
        if callee is None:
            return Quoted(low.code(node))
        given = tuple(form for part in picks(node, arguments) for form in _arguments(low, part))
        words = special.get(low.code(callee))
        if words is not None:
            return words(given)
        base = pick(node, owner)
        called = low.form(callee)
        if base is not None:
            return Call(called, given, low.form(base))
        return _method(called, given)

    return read


def _arguments(low: Lowering, node: Node) -> tuple[Form, ...]:
    """What an argument list holds; a lone argument may stand without a list."""
    if node.type in low.table.readers and "argument" not in node.type:
        return (low.form(node),)
    return low.forms(node.named_children)


def _method(called: Form, given: tuple[Form, ...]) -> Form:
    """A call of an attribute is a method call on what it belongs to."""
    if isinstance(called, Noun) and called.template == _MEMBER:
        return Call(called.parts[0], given, called.parts[1])
    return Call(called, given)


_MEMBER = "{} of {}"


def member(value: Pick = "object", attribute: Pick = "property") -> Reader:
    """`value.attribute`; a path of plain names stays one name unless it is called."""

    def read(low: Lowering, node: Node) -> Form:
        field, base = pick(node, attribute), pick(node, value)
        if field is None or base is None:
            return Quoted(low.code(node))
        owner = low.form(base)
        parent = node.parent
        called = (
            parent is not None and "call" in parent.type and parent.start_byte == node.start_byte
        )
        if isinstance(owner, Name) and not called:
            return Name(low.code(node))
        return Noun(_MEMBER, (Name(low.code(field)), owner))

    return read


def index(value: Pick = "object", at: Pick = "index") -> Reader:
    """`value[at]`."""

    def read(low: Lowering, node: Node) -> Form:
        base, places = pick(node, value), low.forms(picks(node, at))
        if base is None or not places:
            return Quoted(low.code(node))
        return Noun("element {} of {}", (Series(places), low.form(base)))

    return read


def choice(test: Pick = "condition", yes: Pick = "consequence", no: Pick = "alternative") -> Reader:
    """A conditional expression."""

    def read(low: Lowering, node: Node) -> Form:
        chosen, first, second = pick(node, test), pick(node, yes), pick(node, no)
        if chosen is None or first is None or second is None:
            return Quoted(low.code(node))
        condition = forms.Condition(low.form(low.unwrapped(chosen)))
        return Noun("({} if {}, otherwise {})", (low.form(first), condition, low.form(second)))

    return read


def collection(noun: str, items: Pick = ALL) -> Reader:
    """A literal list, set, map...: `noun` is the plain word for it."""

    def read(low: Lowering, node: Node) -> Form:
        inside = low.forms(picks(node, items))
        return (
            Noun(f"the {noun} of {{}}", (Series(inside),))
            if inside
            else Literal(f"an empty {noun}")
        )

    return read


def series(items: Pick = ALL) -> Reader:
    """Several values in a row."""
    return lambda low, node: Series(low.forms(picks(node, items)))


def noun(template: str, *parts: Pick) -> Reader:
    """A value in words of its own; every part must be there."""
    return filled(template, parts, Noun)


def filled(
    template: str, parts: tuple[Pick, ...], make: Callable[[str, tuple[Form, ...]], Form]
) -> Reader:
    """A form with a template and parts, all of which must be there."""

    def read(low: Lowering, node: Node) -> Form:
        found = [pick(node, part) for part in parts]
        if any(part is None for part in found):
            return Quoted(low.code(node))
        return make(template, tuple(low.form(part) for part in found))

    return read


def clause(template: str, negated: str, *parts: Pick) -> Reader:
    """A fact in words of its own, and its denial."""

    def read(low: Lowering, node: Node) -> Form:
        return forms.Clause(template, negated, tuple(low.form(pick(node, part)) for part in parts))

    return read


def creates(kind: Pick = "type", arguments: Pick = "arguments") -> Reader:
    """A new object."""

    def read(low: Lowering, node: Node) -> Form:
        made = pick(node, kind)
        if made is None:
            return Quoted(low.code(node))
        given = tuple(form for part in picks(node, arguments) for form in _arguments(low, part))
        name = Name(low.code(made))
        return (
            Noun("a new {} from {}", (name, Series(given))) if given else Noun("a new {}", (name,))
        )

    return read


def closure(parameters: Pick = "parameters", body: Pick = "body") -> Reader:
    """A function without a name, worded if its body is an expression."""

    def read(low: Lowering, node: Node) -> Form:
        inside = pick(node, body)
        if inside is None or inside.type in low.table.statements:
            return Quoted(low.code(node))
        gives = low.form(inside)
        takes = tuple(
            Name(low.code(n))
            for part in picks(node, parameters)
            for n in (part.named_children or [part])
            if low.code(n) != "()"
        )
        if not takes:
            return Noun("a function that gives {}", (gives,))
        return Noun("a function that takes {} and gives {}", (Series(takes), gives))

    return read
