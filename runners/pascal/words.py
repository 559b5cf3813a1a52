"""What Pascal's expressions and simple statements say, in forms that become English."""

from __future__ import annotations

from collections.abc import Callable

from tree_sitter import Node

from pytest_flow2code.core import ir
from pytest_flow2code.lowering import (
    COMMON,
    OPERATORS,
    Lowering,
    Pick,
    nth,
    pick,
    picks,
    rest,
    within,
)
from pytest_flow2code.lowering import wording_forms as forms
from pytest_flow2code.lowering import wording_operators as op
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.lowering import wording_readers as read
from pytest_flow2code.lowering.any_case import AnyCase
from pytest_flow2code.lowering.wording_forms import Binary, Form, Literal, Name, Noun, Series
from pytest_flow2code.syntax import text

ROLES = AnyCase(
    {
        "write": ir.Role.OUTPUT,
        "writeln": ir.Role.OUTPUT,
        "read": ir.Role.INPUT,
        "readln": ir.Role.INPUT,
    }
)
WORDS = AnyCase(
    {
        **OPERATORS,
        "=": op.EQUAL,
        "<>": op.UNEQUAL,
        "div": op.WHOLE_DIVIDED,
        "mod": op.MODULO,
        "shl": op.SHIFTED_LEFT,
        "shr": op.SHIFTED_RIGHT,
        "is": op.IS_A,
        "as": op.Operator("as"),
    }
)

_BITWISE = {"and": op.BIT_AND, "or": op.BIT_OR, "xor": op.BIT_XOR}
_NUMERIC = frozenset({"kAdd", "kSub", "kMul", "kDiv", "kMod", "kShl", "kShr", "kFdiv"})
_COMPARING = frozenset({"kEq", "kNeq", "kLt", "kLte", "kGt", "kGte"})


def part(field: str) -> Pick:
    """A field without the semicolons that the grammar puts into it."""
    return lambda node: [n for n in node.children_by_field_name(field) if n.is_named]


def call_of(node: Node) -> tuple[str, list[Node]]:
    """The plain name that a statement calls (else an empty one) and what it gives to it."""
    inside = picks(node, nth(0))
    entity: Node | None = inside[0] if inside else None
    given: list[Node] = []
    if entity is not None and entity.type == "exprCall":
        given = picks(entity, within("args", rest(0)))
        entity = pick(entity, "entity")
    if entity is None or entity.type != "identifier":
        return "", []
    return text(entity), given


def _binary(low: Lowering, node: Node) -> Form:
    """`and`, `or` and `xor` work on bits where numbers stand beside them."""
    token = pick(node, "operator")
    word = "" if token is None else low.code(token).lower()
    if word in _BITWISE and _on_numbers(low, node):
        return Binary(_BITWISE[word], low.form(pick(node, "lhs")), low.form(pick(node, "rhs")))
    return read.binary("lhs", "operator", "rhs")(low, node)


def _on_numbers(low: Lowering, node: Node) -> bool:
    for side in (*picks(node, "lhs"), *picks(node, "rhs")):
        inner = low.unwrapped(side)
        if inner.type == "literalNumber" or _operator(inner) in _NUMERIC:
            return True
    above = node.parent
    while above is not None and above.type in low.table.wrappers:
        above = above.parent
    return above is not None and _operator(above) in _NUMERIC | _COMPARING


def _operator(node: Node) -> str:
    token = pick(node, "operator") if node.type == "exprBinary" else None
    return "" if token is None else token.type


def _unary(low: Lowering, node: Node) -> Form:
    token, operand = pick(node, "operator"), pick(node, "operand")
    if token is not None and token.type == "kHat":
        return Noun("what {} points to", (low.form(operand),))
    return read.unary(operand="operand", words={"@": "the address of {}"})(low, node)


def _subscript(low: Lowering, node: Node) -> Form:
    places = picks(node, within("args", rest(0)))
    if not places:
        return read.quoted(low, node)
    return Noun("element {} of {}", (Series(low.forms(places)), low.form(pick(node, "entity"))))


def _member(low: Lowering, node: Node) -> Form:
    owner, field = low.form(pick(node, "lhs")), pick(node, "rhs")
    above = node.parent
    if field is None:
        return read.quoted(low, node)
    called = above is not None and above.type in ("exprCall", "statement")
    if isinstance(owner, Name) and not called:
        return Name(low.code(node))
    return Noun("{} of {}", (Name(low.code(field)), owner))


def _statement(low: Lowering, node: Node) -> Form:
    """A name that stands alone calls a procedure."""
    inside = picks(node, nth(0))
    if not inside:
        return read.quoted(low, node)
    name, given = call_of(node)
    if not given and name.lower() in _SPECIAL:
        return _SPECIAL[name](())
    form = low.form(inside[0])
    if inside[0].type == "exprDot" and isinstance(form, Noun):
        return forms.Call(form.parts[0], (), form.parts[1])
    return forms.Call(form) if isinstance(form, Name) else form


def _declared(low: Lowering, node: Node) -> Form:
    """A section of variables or constants."""
    steps: list[Form] = []
    for inside in node.named_children:
        if inside.type in ("declVar", "declConst"):
            kind, value = pick(inside, "type"), pick(inside, within("defaultValue", nth(-1)))
            names = Series(tuple(Name(low.code(n)) for n in picks(inside, part("name"))))
            written = "" if kind is None else " ".join(low.code(kind).split())
            given = None if value is None else low.form(value)
            steps.append(phrases.declared(written, names, given))
    if not steps:
        return read.quoted(low, node)
    return steps[0] if len(steps) == 1 else forms.Steps(tuple(steps))


def _defined(what: str) -> Callable[[Lowering, Node], Form]:
    """A section of types or labels."""

    def words(low: Lowering, node: Node) -> Form:
        names = tuple(
            Name(low.code(n)) for d in node.named_children for n in picks(d, part("name"))
        )
        return forms.Command(f"declare {what} {{}}", (Series(names),))

    return words


def _range(low: Lowering, node: Node) -> Form:
    inside = low.forms(node.named_children)
    return Noun("{} to {}", inside) if len(inside) == 2 else read.quoted(low, node)


def _inherited(low: Lowering, node: Node) -> Form:
    name = pick(node, nth(1))
    if name is None:
        return Name("inherited")
    return Noun("the inherited {}", (low.form(name),))


def _set(low: Lowering, node: Node) -> Form:
    inside = low.forms(node.named_children)
    return Noun("the set of {}", (Series(inside),)) if inside else Literal("an empty set")


def _raised(low: Lowering, node: Node) -> Form:
    value = pick(node, "exception")
    return phrases.raised(None if value is None else low.form(value))


def _assert(given: tuple[Form, ...]) -> Form:
    if not given:
        return forms.Call(Name("Assert"))
    return forms.Command("make sure that {}", (forms.Condition(given[0]),))


def _stepped(meaning: op.Operator, name: str) -> Callable[[tuple[Form, ...]], Form]:
    def words(given: tuple[Form, ...]) -> Form:
        if not given:
            return forms.Call(Name(name))
        return forms.Augment(meaning, given[0], given[1] if len(given) > 1 else Literal("1"))

    return words


_SPECIAL = AnyCase(
    {
        "write": phrases.printed,
        "writeln": phrases.printed,
        "read": phrases.read,
        "readln": phrases.read,
        "inc": _stepped(op.PLUS, "Inc"),
        "dec": _stepped(op.MINUS, "Dec"),
        "assert": _assert,
    }
)

READERS = {
    **COMMON,
    "literalNumber": read.literal,
    "literalString": read.literal,
    "kTrue": read.literal,
    "kFalse": read.literal,
    "kNil": read.literal,
    "exprBinary": _binary,
    "exprUnary": _unary,
    "exprParens": read.grouped(),
    "exprSubscript": _subscript,
    "exprDot": _member,
    "exprBrackets": _set,
    "exprCall": read.call("entity", "args", special=_SPECIAL),
    "exprTpl": read.quoted,
    "typeref": read.name,
    "genericDot": read.name,
    "varAssignDef": read.inner(nth(-1)),
    "legacyFormat": read.quoted,
    "range": _range,
    "inherited": _inherited,
    "assignment": read.augment("lhs", "operator", "rhs"),
    "statement": _statement,
    "declVars": _declared,
    "declConsts": _declared,
    "declTypes": _defined("the types"),
    "declLabels": _defined("the labels"),
    "declUses": read.imports(rest(1)),
    "declProc": read.quoted,
    "declExports": read.quoted,
    "raise": _raised,
    "arrInitializer": read.collection("list"),
    "recInitializer": read.quoted,
    "lambda": read.quoted,
    "asm": read.quoted,
    "varDef": read.quoted,
}
