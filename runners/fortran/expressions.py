"""What Fortran's expressions say, in forms that become English."""

from __future__ import annotations

from collections.abc import Callable

from tree_sitter import Node

from pytest_flow2code.lowering import (
    COMMON,
    OPERATORS,
    Lowering,
    nth,
    others,
    pick,
    picks,
    rest,
    types,
    within,
)
from pytest_flow2code.lowering import wording_forms as forms
from pytest_flow2code.lowering import wording_operators as op
from pytest_flow2code.lowering import wording_readers as read
from pytest_flow2code.lowering.any_case import AnyCase
from pytest_flow2code.lowering.wording_forms import Binary, Form, Name, Negation, Noun, Series
from pytest_flow2code.runners.fortran.declarations import is_array

WORDS = AnyCase(
    {
        **OPERATORS,
        ".eq.": op.EQUAL,
        "/=": op.UNEQUAL,
        ".ne.": op.UNEQUAL,
        ".lt.": op.LESS,
        ".le.": op.AT_MOST,
        ".gt.": op.GREATER,
        ".ge.": op.AT_LEAST,
        ".and.": op.AND,
        ".or.": op.OR,
        ".eqv.": op.comparison("is the same truth value as", "is not the same truth value as"),
        ".neqv.": op.comparison("is not the same truth value as", "is the same truth value as"),
        "//": op.JOINED,
    }
)


def _call(low: Lowering, node: Node) -> Form:
    """`x(1)` is an element, a part of a text or a call: the declaration tells."""
    base = pick(node, nth(0))
    given = picks(node, within(types("argument_list"), rest(0)))
    if base is None:
        return read.quoted(low, node)
    words = _INTRINSICS.get(low.code(base).lower())
    if words is not None and base.type == "identifier":
        return words(low.forms(given))
    if any(n.type == "extent_specifier" for n in given):
        return _section(low, base, given)
    member = base.type == "derived_type_member_expression"
    if (member and given) or (base.type == "identifier" and is_array(low, base)):
        return Noun("element {} of {}", (Series(low.forms(given)), low.form(base)))
    if member:
        return forms.Call(low.form(pick(base, nth(-1))), (), low.form(pick(base, nth(0))))
    return forms.Call(low.form(base), low.forms(given))


def _section(low: Lowering, base: Node, given: list[Node]) -> Form:
    if len(given) == 1:
        ends = [low.code(n) for n in given[0].named_children]
        if len(ends) == 2 and ends[0] == ends[1]:
            return Noun(
                "character {} of {}", (low.form(given[0].named_children[0]), low.form(base))
            )
        return Noun("the part {} of {}", (low.form(given[0]), low.form(base)))
    return Noun("the part ({}) of {}", (Series(low.forms(given)), low.form(base)))


def _extent(low: Lowering, node: Node) -> Form:
    """`a:b:c`; a bound that is not written is named by what it stands for."""
    bounds: list[list[Node]] = [[]]
    for child in node.children:
        if child.type == ":":
            bounds.append([])
        else:
            bounds[-1].append(child)
    start, stop, step = ([n[0] if n else None for n in bounds] + [None, None, None])[:3]
    first = "{}" if start is not None else "the start"
    last = "{}" if stop is not None else "the end"
    by = " in steps of {}" if step is not None else ""
    parts = tuple(low.form(n) for n in (start, stop, step) if n is not None)
    return Noun(f"from {first} to {last}{by}", parts)


def _logical(low: Lowering, node: Node) -> Form:
    inside = pick(node, "argument")
    if inside is not None:
        return Negation(low.form(inside))
    return read.binary()(low, node)


def _member(low: Lowering, node: Node) -> Form:
    owner, field = low.form(pick(node, nth(0))), pick(node, nth(-1))
    if field is None:
        return read.quoted(low, node)
    if isinstance(owner, Name):
        return Name(low.code(node))
    return Noun("{} of {}", (Name(low.code(field)), owner))


def _implied(low: Lowering, node: Node) -> Form:
    control = pick(node, types("loop_control_expression"))
    values = Series(low.forms(picks(node, others("loop_control_expression"))))
    bounds = () if control is None else low.forms(control.named_children)
    if len(bounds) == 3:
        return Noun("{} for {} from {} to {}", (values, *bounds))
    if len(bounds) == 4:
        return Noun("{} for {} from {} to {} in steps of {}", (values, *bounds))
    return read.quoted(low, node)


def _words(template: str, otherwise: str) -> Callable[[tuple[Form, ...]], Form]:
    def words(given: tuple[Form, ...]) -> Form:
        if len(given) != template.count("{}"):
            return forms.Call(Name(otherwise), given)
        return Noun(template, given)

    return words


def _remainder(given: tuple[Form, ...]) -> Form:
    if len(given) != 2:
        return forms.Call(Name("mod"), given)
    return forms.Grouped(Binary(op.MODULO, *given))


_INTRINSICS: AnyCase[Callable[[tuple[Form, ...]], Form]] = AnyCase(
    {
        "mod": _remainder,
        "modulo": _remainder,
        "abs": _words("the absolute value of {}", "abs"),
        "sqrt": _words("the square root of {}", "sqrt"),
        "len": _words("the length of {}", "len"),
        "len_trim": _words("the length of {} without trailing blanks", "len_trim"),
        "trim": _words("{} without trailing blanks", "trim"),
        "size": _words("the size of {}", "size"),
        "char": _words("the character with code {}", "char"),
        "achar": _words("the character with code {}", "achar"),
        "ichar": _words("the code of the character {}", "ichar"),
        "iachar": _words("the code of the character {}", "iachar"),
        "sum": _words("the sum of {}", "sum"),
        "maxval": _words("the largest value of {}", "maxval"),
        "minval": _words("the smallest value of {}", "minval"),
    }
)

EXPRESSIONS = {
    **COMMON,
    "name": read.name,
    "type_member": read.name,
    "number_literal": read.literal,
    "boolean_literal": read.literal,
    "complex_literal": read.literal,
    "null_literal": read.literal,
    "array_literal": read.collection("list"),
    "implied_do_loop_expression": _implied,
    "math_expression": read.binary(),
    "relational_expression": read.binary(),
    "concatenation_expression": read.binary(),
    "logical_expression": _logical,
    "call_expression": _call,
    "derived_type_member_expression": _member,
    "extent_specifier": _extent,
    "keyword_argument": read.noun("{} set to {}", "name", "value"),
    "sized_allocation": read.name,
    "assumed_size": read.name,
    "type_name": read.name,
}
