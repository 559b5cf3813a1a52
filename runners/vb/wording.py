"""What Visual Basic's expressions and simple statements mean, for the pseudocode charts."""

from __future__ import annotations

from dataclasses import replace

from tree_sitter import Node

from pytest_flow2code.lowering import ALL, COMMON, FIRST, Lowering, pick, picks, types, within
from pytest_flow2code.lowering import OPERATORS as SHARED
from pytest_flow2code.lowering import wording_forms as forms
from pytest_flow2code.lowering import wording_operators as op
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.lowering import wording_readers as read
from pytest_flow2code.lowering.wording_forms import (
    Assign,
    Binary,
    Call,
    Command,
    Form,
    Literal,
    Name,
    Negation,
    Noun,
    Series,
)
from pytest_flow2code.runners.vb.wording_declared import declared, made, variable
from pytest_flow2code.syntax import ancestors, descendants

OPERATORS = {
    **SHARED,
    "=": op.EQUAL,
    "<>": op.UNEQUAL,
    "&": op.JOINED,
    "^": op.POWER,
    "\\": op.WHOLE_DIVIDED,
    "mod": op.MODULO,
    "andalso": op.AND,
    "orelse": op.OR,
    "is": op.IDENTICAL,
    "isnot": op.NOT_IDENTICAL,
    "like": op.MATCHES,
}

_PRINTS = ("console.writeline", "console.write")
_CONVERSIONS = {
    "cbool": "Boolean",
    "cbyte": "Byte",
    "cchar": "Char",
    "cdate": "Date",
    "cdbl": "Double",
    "cdec": "Decimal",
    "cint": "Integer",
    "clng": "Long",
    "cobj": "Object",
    "csng": "Single",
    "cstr": "String",
}
_CASTS = ("ctype", "directcast", "trycast")
_ARGUMENTS = within("arguments", types("argument"))


def _binary(low: Lowering, node: Node) -> Form:
    left, right = pick(node, "left"), pick(node, "right")
    if left is None or right is None:
        return read.quoted(low, node)
    between = low.source.data[left.end_byte : right.start_byte].decode("utf-8", "replace")
    meaning = OPERATORS.get(" ".join(between.replace("_", " ").lower().split()))
    if meaning is None:
        return read.quoted(low, node)
    negated = _negated(low, low.unwrapped(left))
    if negated is not None and meaning.kind is not op.Kind.LOGIC:
        return Negation(Binary(meaning, low.form(negated), low.form(right)))
    return Binary(meaning, low.form(left), low.form(right))


def _negated(low: Lowering, node: Node) -> Node | None:
    """What `Not` stands before: the grammar binds it to less than the language does."""
    inside = pick(node, "operand") if node.type == "unary_expression" else None
    if inside is None or low.code_between(node, inside).lower() != "not":
        return None
    return inside


def _element(low: Lowering, node: Node) -> Form:
    """An element; the grammar reads `a = "x"(i)` as an element of the comparison."""
    whole = low.unwrapped(pick(node, "object") or node)
    inner = pick(whole, "right")
    if whole.type != "binary_expression" or inner is None:
        return read.index("object", "index")(low, node)
    compared = low.form(whole)
    at = Series(low.forms(picks(node, "index")))
    element = Noun("element {} of {}", (at, low.form(inner)))
    return replace(compared, right=element) if isinstance(compared, Binary) else compared


def _unary(low: Lowering, node: Node) -> Form:
    inside = pick(node, "operand")
    if inside is None:
        return read.quoted(low, node)
    word = low.code_between(node, inside).lower()
    value = low.form(inside)
    if word == "not":
        return Negation(value)
    if word == "addressof":
        return Noun("the procedure {}", (value,))
    if word == "-":
        return (
            Literal(f"-{value.code}") if isinstance(value, Literal) else Noun("minus {}", (value,))
        )
    return value if word == "+" else read.quoted(low, node)


def _invocation(low: Lowering, node: Node) -> Form:
    """A call or an element: parentheses may mean either."""
    target = pick(node, "target")
    if target is None:
        return read.quoted(low, node)
    given = low.forms(picks(node, _ARGUMENTS))
    known = _known(low.code(target).lower(), given)
    if known is not None:
        return known
    if target.type == "member_access":
        owner, method = pick(target, "object"), pick(target, "member")
        return Call(low.form(method), given, low.form(owner))
    if target.type == "identifier" and given and _is_variable(low, target):
        return Noun("element {} of {}", (Series(given), low.form(target)))
    return Call(low.form(target), given)


def _known(called: str, given: tuple[Form, ...]) -> Form | None:
    """The words for a function that everybody knows."""
    if called in _PRINTS:
        return phrases.printed(given)
    if called == "environment.exit":
        return Command("end the program with status {}", given[:1])
    if called in _CONVERSIONS and len(given) == 1:
        return Noun("{} converted to {}", (*given, Name(_CONVERSIONS[called])))
    if called in _CASTS and len(given) == 2:
        return Noun("{} converted to {}", given)
    return None


def _is_variable(low: Lowering, name: Node) -> bool:
    """Whether a name is that of a parameter or variable of the procedure around it."""
    wanted = low.code(name).lower()
    home = next((n for n in ancestors(name) if n.type.endswith("_declaration")), None)
    if home is None:
        return False
    makers = descendants(home, "dim_statement", "parameter")
    return any(low.code(n).lower() == wanted for maker in makers for n in picks(maker, "name"))


def _called(low: Lowering, node: Node) -> Form:
    """A line that is an expression: an assignment or a call.

    The grammar reads `x = a(0)(1)` as an element of `x = a(0)`.
    """
    value = low.unwrapped(pick(node, FIRST) or node)
    if value.type == "element_access":
        inner = low.unwrapped(pick(value, "object") or value)
        if inner.type == "binary_expression" and _is_equal(inner):
            at = Series(low.forms(picks(value, "index")))
            element = Noun("element {} of {}", (at, low.form(pick(inner, "right"))))
            return Assign((low.form(pick(inner, "left")),), element)
    if value.type == "binary_expression" and _is_equal(value):
        return _assigned(low, value)
    return low.form(value)


def _assigned(low: Lowering, node: Node) -> Form:
    """`a = b = c` compares b with c and sets a, although the grammar puts a and b together."""
    values = [low.form(pick(node, "right"))]
    left = low.unwrapped(pick(node, "left") or node)
    while left.type == "binary_expression" and _is_equal(left):
        values.insert(0, low.form(pick(left, "right")))
        left = low.unwrapped(pick(left, "left") or left)
    value = values[0]
    for other in values[1:]:
        value = Binary(op.EQUAL, value, other)
    return Assign((_target(low, left),), value)


def _target(low: Lowering, node: Node) -> Form:
    """What is set: parentheses behind a name mean an element here."""
    target = low.unwrapped(node)
    name = pick(target, "target") if target.type == "invocation" else None
    if name is None or name.type != "identifier":
        return low.form(node)
    return Noun("element {} of {}", (Series(low.forms(picks(target, _ARGUMENTS))), low.form(name)))


def _is_equal(node: Node) -> bool:
    sign = pick(node, "operator")
    return sign is not None and sign.type == "="


def _inline(low: Lowering, node: Node) -> Form:
    if pick(node, "left") is not None:
        return read.augment()(low, node)
    return _called(low, node)


def _listed(low: Lowering, node: Node) -> Form:
    """One label of Select Case: a value, a range, a comparison."""
    values = low.forms(picks(node, types("expression")))
    sign = pick(node, types("relational_operator"))
    if sign is not None and values:
        meaning = OPERATORS.get(low.code(sign))
        if meaning is not None:
            return Noun(meaning.words.removeprefix("is ") + " {}", values[:1])
    if len(values) == 2:
        return Noun("from {} to {}", values)
    return values[0] if len(values) == 1 else read.quoted(low, node)


def _import(low: Lowering, node: Node) -> Form:
    return phrases.imported((Name(low.code(node)[len("imports") :].strip()),))


def _type_of(low: Lowering, node: Node) -> Form:
    value, kind = pick(node, "operand"), pick(node, "type")
    return forms.Clause("{} is a {}", "{} is not a {}", (low.form(value), low.form(kind)))


_NAMES = (
    "array_type",
    "element_access",
    "enum_member",
    "generic_type",
    "namespace_name",
    "primitive_type",
    "type",
    "with_member_access",
)
_QUOTED = (
    "add_handler_statement",
    "delegate_declaration",
    "erase_statement",
    "event_declaration",
    "on_error_statement",
    "option_statements",
    "query_expression",
    "raise_event_statement",
    "redim_statement",
    "remove_handler_statement",
    "stop_statement",
)

READERS = {
    **COMMON,
    **dict.fromkeys(_NAMES, read.name),
    **dict.fromkeys(_QUOTED, read.quoted),
    "argument": read.inner(),
    "array_literal": read.collection("list"),
    "await_expression": read.noun("the result of {}", FIRST),
    "binary_expression": _binary,
    "call_statement": _called,
    "case_clause": _listed,
    "compound_assignment_statement": read.augment(),
    "const_declaration": declared,
    "dim_statement": declared,
    "element_access": _element,
    "expression": read.inner(),
    "field_declaration": variable,
    "imports_statement": _import,
    "inline_statement": _inline,
    "invocation": _invocation,
    "lambda_expression": read.quoted,
    "left_hand_side": read.inner(),
    "literal": read.literal,
    "member_access": read.member("object", "member"),
    "new_expression": made,
    "object_initializer": read.inner(),
    "property_declaration": declared,
    "return_statement": read.returns(),
    "ternary_expression": read.choice("condition", "true_branch", "false_branch"),
    "throw_statement": read.raises(),
    "type_of_expression": _type_of,
    "unary_expression": _unary,
    "method_declaration": read.quoted,
    "parenthesized_expression": read.grouped(),
    "member_initializer": read.quoted,
    "with_initializer": read.series(ALL),
}
