"""What Ruby's expressions mean, for the wording."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.lowering import ALL, COMMON, FIRST, Lowering, nth, pick, picks, types, within
from pytest_flow2code.lowering import wording_forms as forms
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.lowering import wording_readers as read
from pytest_flow2code.lowering.wording_forms import Call, Clause, Form, Name, Noun, Series

PRINTS = ("puts", "print", "p", "pp", "printf", "putc")

_NOUNS = {
    "length": "the length of {}",
    "size": "the size of {}",
    "count": "the number of elements of {}",
    "to_i": "{} as a whole number",
    "to_f": "{} as a number",
    "to_s": "{} as text",
    "to_a": "{} as a list",
    "to_sym": "{} as a symbol",
    "chars": "the characters of {}",
    "digits": "the digits of {}",
    "bytes": "the bytes of {}",
    "keys": "the keys of {}",
    "values": "the values of {}",
    "first": "the first element of {}",
    "last": "the last element of {}",
    "min": "the smallest element of {}",
    "max": "the largest element of {}",
    "sum": "the sum of {}",
    "sort": "{} in order",
    "reverse": "{} in reverse",
    "uniq": "{} without repeats",
    "upcase": "{} in upper case",
    "downcase": "{} in lower case",
    "abs": "the absolute value of {}",
    "dup": "a copy of {}",
    "clone": "a copy of {}",
    "ord": "the code of {}",
    "chr": "the character with code {}",
    "floor": "{} rounded down",
    "ceil": "{} rounded up",
    "class": "the class of {}",
}
_FACTS = {
    "nil?": ("{} is nil", "{} is not nil"),
    "empty?": ("{} is empty", "{} is not empty"),
    "even?": ("{} is even", "{} is odd"),
    "odd?": ("{} is odd", "{} is even"),
    "zero?": ("{} is zero", "{} is not zero"),
    "positive?": ("{} is positive", "{} is not positive"),
    "negative?": ("{} is negative", "{} is not negative"),
}
_FACTS_ABOUT = {
    "include?": ("{} contains {}", "{} does not contain {}"),
    "member?": ("{} contains {}", "{} does not contain {}"),
    "key?": ("{} has the key {}", "{} has no key {}"),
    "has_key?": ("{} has the key {}", "{} has no key {}"),
    "start_with?": ("{} starts with {}", "{} does not start with {}"),
    "end_with?": ("{} ends with {}", "{} does not end with {}"),
    "is_a?": ("{} is a {}", "{} is not a {}"),
    "match?": ("{} matches {}", "{} does not match {}"),
}


def blocked(node: Node) -> Node | None:
    """The block that is given to a call."""
    return pick(node, "block")


def items(low: Lowering, node: Node | None) -> tuple[Form, ...]:
    """What an argument list holds."""
    return () if node is None else low.forms(node.named_children)


def argument_list(low: Lowering, node: Node) -> Form:
    """The values of a `return` or a `next`."""
    given = items(low, node)
    return given[0] if len(given) == 1 else Series(given)


def call(low: Lowering, node: Node) -> Form:
    """A call, with words of its own for the best-known methods."""
    method, receiver = pick(node, "method"), pick(node, "receiver")
    given = items(low, pick(node, "arguments"))
    if method is None:  # `f.(x)`
        return Call(low.form(receiver), given)
    name = low.code(method)
    if receiver is None:
        return _function(low, node, name, given)
    owner, inside = low.form(receiver), blocked(node)
    if inside is not None:
        return Call(Name(name), (*given, _closure(low, inside)), owner)
    if name in PRINTS and low.code(receiver) in ("$stdout", "STDOUT", "$stderr", "STDERR"):
        return phrases.printed(given)
    return _method(name, owner, given)


def _method(name: str, owner: Form, given: tuple[Form, ...]) -> Form:
    if name == "new":
        return _created(owner, given)
    if name in _NOUNS and not given:
        return Noun(_NOUNS[name], (owner,))
    facts = _FACTS_ABOUT if given else _FACTS
    if name in facts and len(given) < 2:
        return Clause(*facts[name], (owner, *given))
    return Call(Name(name), given, owner)


def _function(low: Lowering, node: Node, name: str, given: tuple[Form, ...]) -> Form:
    inside = blocked(node)
    if inside is not None:
        return Call(Name(name), (*given, _closure(low, inside)))
    if name in PRINTS:
        return phrases.printed(given)
    if name in ("raise", "fail"):
        return raised(given)
    if name in ("require", "require_relative"):
        return phrases.imported(given)
    if name == "block_given?":
        return Clause("a block is given", "no block is given")
    return Call(Name(name), given)


def raised(given: tuple[Form, ...]) -> Form:
    """`raise`, `raise "text"` or `raise Kind, "text"`."""
    if len(given) == 2:
        return forms.Command("raise {} with {}", given)
    return phrases.raised(given[0] if given else None)


def _created(kind: Form, given: tuple[Form, ...]) -> Form:
    if not given:
        return Noun("a new {}", (kind,))
    return Noun("a new {} made with {}", (kind, Series(given)))


def _closure(low: Lowering, node: Node) -> Form:
    """A block, worded if it is a single expression."""
    body = pick(node, "body")
    steps = [] if body is None else [n for n in body.named_children if n.type != "comment"]
    shaped = steps and steps[0].type in low.table.statements and steps[0].type not in _SIMPLE
    if len(steps) != 1 or shaped:
        return forms.Quoted(low.code(node))
    names = tuple(Name(low.code(n)) for n in picks(node, within("parameters", ALL)))
    value = low.form(steps[0])
    if not names:
        return Noun("a block that gives {}", (value,))
    return Noun("a block that takes {} and gives {}", (Series(names), value))


_SIMPLE = frozenset({"call", "assignment", "operator_assignment", "binary"})


def lambda_(low: Lowering, node: Node) -> Form:
    """`->(x) { ... }`."""
    inside = pick(node, "body")
    if inside is None:
        return forms.Quoted(low.code(node))
    body = pick(inside, "body")
    steps = [] if body is None else body.named_children
    if len(steps) != 1:
        return forms.Quoted(low.code(node))
    names = tuple(Name(low.code(n)) for n in picks(node, within("parameters", ALL)))
    value = low.form(steps[0])
    if not names:
        return Noun("a function that gives {}", (value,))
    return Noun("a function that takes {} and gives {}", (Series(names), value))


def _range(low: Lowering, node: Node) -> Form:
    start, stop, token = pick(node, "begin"), pick(node, "end"), pick(node, "operator")
    parts = tuple(low.form(n) for n in (start, stop) if n is not None)
    if start is None:
        return Noun("everything up to {}", parts)
    if stop is None:
        return Noun("{} and everything after it", parts)
    short = token is not None and low.code(token) == "..."
    return Noun("the range from {} to before {}" if short else "the range from {} to {}", parts)


def _element(low: Lowering, node: Node) -> Form:
    places = low.forms(n for n in node.named_children if n != pick(node, "object"))
    base = low.form(pick(node, "object"))
    if len(places) == 2:
        return Noun("the part of {} from {} of length {}", (base, *places))
    return Noun("element {} of {}", (Series(places), base))


def _unary(low: Lowering, node: Node) -> Form:
    sign, inside = pick(node, "operator"), pick(node, "operand")
    if sign is not None and low.code(sign) == "defined?":
        return Clause("{} is defined", "{} is not defined", (low.form(inside),))
    return read.unary(operand="operand")(low, node)


def _rescued(low: Lowering, node: Node) -> Form:
    parts = (low.form(pick(node, "body")), low.form(pick(node, "handler")))
    return Noun("{}, or if that fails {},", parts)


READERS = {
    **COMMON,
    **dict.fromkeys(
        str.split(
            "constant instance_variable class_variable global_variable self super "
            "scope_resolution operator setter hash_key_symbol"
        ),
        read.name,
    ),
    **dict.fromkeys(
        str.split(
            "nil simple_symbol delimited_symbol bare_symbol bare_string chained_string regex "
            "character rational complex heredoc_beginning string_array symbol_array subshell"
        ),
        read.literal,
    ),
    "binary": read.binary(),
    "unary": _unary,
    "parenthesized_statements": read.grouped(),
    "call": call,
    "argument_list": argument_list,
    "array": read.collection("list"),
    "hash": read.collection("hash", types("pair", "hash_splat_argument")),
    "pair": read.noun("{} for {}", "value", "key"),
    "range": _range,
    "element_reference": _element,
    "conditional": read.choice(),
    "assignment": read.assign(),
    "operator_assignment": read.augment(),
    "left_assignment_list": read.series(),
    "right_assignment_list": read.series(),
    "destructured_left_assignment": read.series(),
    "splat_argument": read.noun("all of {}", FIRST),
    "rest_assignment": read.noun("the rest as {}", FIRST),
    "hash_splat_argument": read.noun("all pairs of {}", FIRST),
    "block_argument": read.noun("the block {}", FIRST),
    "lambda": lambda_,
    "rescue_modifier": _rescued,
    "pattern": read.inner(),
    "exception_variable": read.inner(),
    "yield": lambda low, node: forms.Command(
        "hand {} to the block", (Series(items(low, pick(node, FIRST)), "control"),)
    ),
    "alias": read.command("let {} be another name for {}", "name", "alias"),
    "undef": read.command("take away the method {}", FIRST),
    "in": read.inner(nth(0)),
    "array_pattern": read.series(),
    "hash_pattern": read.quoted,
    "find_pattern": read.quoted,
    "alternative_pattern": lambda low, node: Series(low.forms(node.named_children), word="or"),
    "as_pattern": read.noun("{} as {}", "value", "name"),
    "expression_reference_pattern": read.inner(),
    "variable_reference_pattern": read.inner(),
}
