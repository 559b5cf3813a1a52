"""What Perl's expressions mean, for the wording."""

from __future__ import annotations

from collections.abc import Callable

from tree_sitter import Node

from pytest_flow2code.lowering import ALL, COMMON, FIRST, Lowering, Reader, nth, pick, picks, types
from pytest_flow2code.lowering import wording_forms as forms
from pytest_flow2code.lowering import wording_operators as op
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.lowering import wording_readers as read
from pytest_flow2code.lowering.wording_forms import (
    Augment,
    Binary,
    Call,
    Clause,
    Command,
    Form,
    Literal,
    Name,
    Noun,
    Series,
)

PRINTS = ("print", "printf", "say")
THROWS = ("die", "croak", "confess")

_ONE = {
    "scalar": "the number of elements of {}",
    "length": "the length of {}",
    "abs": "the absolute value of {}",
    "int": "{} cut to a whole number",
    "sqrt": "the square root of {}",
    "lc": "{} in lower case",
    "uc": "{} in upper case",
    "ucfirst": "{} with a capital",
    "ord": "the code of {}",
    "chr": "the character with code {}",
    "keys": "the keys of {}",
    "values": "the values of {}",
    "ref": "the type of the reference {}",
    "hex": "the hexadecimal number {}",
    "pop": "the last element, taken off {}",
    "shift": "the first element, taken off {}",
    "reverse": "{} in reverse",
    "sum": "the sum of {}",
    "sum0": "the sum of {}",
    "min": "the smallest of {}",
    "max": "the largest of {}",
}
_FACTS = {
    "defined": ("{} is defined", "{} is not defined"),
    "exists": ("{} exists", "{} does not exist"),
}
_COMMANDS = {
    "chomp": "take the line end off {}",
    "chop": "take the last character off {}",
    "delete": "delete {}",
    "undef": "make {} undefined",
    "close": "close {}",
    "warn": "warn with {}",
}


def arguments(low: Lowering, node: Node) -> tuple[Form, ...]:
    """What a call is given, with or without parentheses."""
    skipped = ("function", "indirect_object", "method")
    named = [n for n in picks(node, "arguments") or node.named_children if n.type not in skipped]
    return tuple(form for part in named for form in _spread(low, part))


def _spread(low: Lowering, node: Node) -> tuple[Form, ...]:
    if node.type == "list_expression":
        return low.forms(node.named_children)
    return (low.form(node),)


def called(low: Lowering, node: Node) -> str:
    """The function that a node calls; empty if it is no call by name."""
    if node.type == "function":
        return low.code(node)
    if node.type.endswith("call_expression") and node.type not in _INDIRECT:
        return low.code(node.children[0])
    return ""


_INDIRECT = ("method_call_expression", "coderef_call_expression")


def call(low: Lowering, node: Node) -> Form:
    """A call, with words of its own for the best-known functions."""
    name = called(low, node)
    given = arguments(low, node)
    known = _KNOWN[name](given) if name in _KNOWN else _one(name, given)
    return Call(Name(name.lstrip("&")), given) if known is None else known


def _one(name: str, given: tuple[Form, ...]) -> Form | None:
    """Words for a function of one argument; None if there are none."""
    if len(given) == 1 and name in _COMMANDS:
        return Command(_COMMANDS[name], given)
    if len(given) == 1 and name in _FACTS:
        return Clause(*_FACTS[name], given)
    return Noun(_ONE[name], (Series(given),)) if given and name in _ONE else None


def _taken(name: str, where: str) -> Callable[[tuple[Form, ...]], Form | None]:
    def words(given: tuple[Form, ...]) -> Form | None:
        return _one(name, given) if given else Literal(f"the {where} argument")

    return words


def _moved(template: str) -> Callable[[tuple[Form, ...]], Form | None]:
    """Words for a function whose first argument is what the others are put into."""

    def words(given: tuple[Form, ...]) -> Form | None:
        return Command(template, (Series(given[1:]), given[0])) if len(given) > 1 else None

    return words


def _die(given: tuple[Form, ...]) -> Form:
    return phrases.raised(given[0] if given else Literal("an error"))


def _join(given: tuple[Form, ...]) -> Form | None:
    return Noun("{} joined by {}", (Series(given[1:]), given[0])) if len(given) > 1 else None


def _split(given: tuple[Form, ...]) -> Form | None:
    if len(given) > 1 and given[0] in (Literal("//"), Literal("''"), Literal('""')):
        return Noun("the characters of {}", (given[1],))
    return Noun("{} split at {}", (given[1], given[0])) if len(given) > 1 else None


def _substr(given: tuple[Form, ...]) -> Form | None:
    return Noun("the part of {} from {} of length {}", given) if len(given) == 3 else None


_KNOWN: dict[str, Callable[[tuple[Form, ...]], Form | None]] = {
    **dict.fromkeys(PRINTS, phrases.printed),
    **dict.fromkeys(THROWS, _die),
    "shift": _taken("shift", "next"),
    "pop": _taken("pop", "last"),
    "push": _moved("add {} to the end of {}"),
    "unshift": _moved("put {} before {}"),
    "join": _join,
    "split": _split,
    "substr": _substr,
}


def _method(low: Lowering, node: Node) -> Form:
    method, owner = pick(node, "method"), pick(node, "invocant")
    given = arguments(low, _only(node, "arguments")) if picks(node, "arguments") else ()
    if method is not None and low.code(method) == "new":
        kind = low.form(owner)
        return (
            Noun("a new {} made with {}", (kind, Series(given)))
            if given
            else Noun("a new {}", (kind,))
        )
    return Call(low.form(method), given, low.form(owner))


def _only(node: Node, field: str) -> Node:
    return pick(node, field) or node


def _coderef(low: Lowering, node: Node) -> Form:
    given = tuple(form for part in node.named_children[1:] for form in _spread(low, part))
    return Call(low.form(node.named_children[0]), given)


def _element(low: Lowering, node: Node) -> Form:
    """`$a[0]`, `$h{x}{y}`, `$r->[0]`."""
    base, place = node.named_children[0], node.named_children[-1]
    return Noun("element {} of {}", (low.form(place), low.form(base)))


def _declaration(low: Lowering, node: Node) -> Form:
    names = picks(node, "variable") + picks(node, "variables")
    return Series(low.forms(names))


def _binary(low: Lowering, node: Node) -> Form:
    """`1..3` arrives as `1.` joined with `.3` or `3`."""
    left, right = pick(node, "left"), pick(node, "right")
    token = pick(node, "operator")
    if left is None or right is None or token is None:
        return forms.Quoted(low.code(node))
    word = low.code(token)
    if word == ".." or (word == "." and left.type == "number" and low.code(left).endswith(".")):
        start = Literal(low.code(left).rstrip(".")) if word == "." else low.form(left)
        return Noun("the range from {} to {}", (start, low.form(right)))
    return read.binary()(low, node)


def _closure(low: Lowering, node: Node) -> Form:
    body = pick(node, "body")
    value = _value(low, body)
    return (
        forms.Quoted(low.code(node))
        if value is None
        else Noun("a function that gives {}", (value,))
    )


def _value(low: Lowering, body: Node | None) -> Form | None:
    """What a block of a single expression gives; None for any other block."""
    steps = [] if body is None else [n for n in body.named_children if n.type != "comment"]
    if len(steps) != 1 or steps[0].type != "expression_statement":
        return None
    inside = pick(steps[0], FIRST)
    if inside is not None and inside.type == "return_expression":
        inside = pick(inside, FIRST)
    return None if inside is None else low.form(inside)


def _map_grep(low: Lowering, node: Node) -> Form:
    callback = pick(node, "callback")
    source = low.form(pick(node, "list"))
    value = _value(low, callback) if callback is not None and callback.type == "block" else None
    if value is None and callback is not None and callback.type != "block":
        value = low.form(callback)
    if value is None:
        return forms.Quoted(low.code(node))
    if low.code(node.children[0]) == "grep":
        return Noun("those `$_` of {} for which {}", (source, forms.Condition(value)))
    return Noun("the list of {} for each `$_` of {}", (value, source))


def _sorted(low: Lowering, node: Node) -> Form:
    callback = pick(node, "callback")
    source = low.form(node.named_children[-1])
    if callback is None:
        return Noun("{} in order", (source,))
    value = _value(low, callback) if callback.type == "block" else low.form(callback)
    if value is None:
        return forms.Quoted(low.code(node))
    return Noun("{} in the order given by {}", (source, value))


def _update(low: Lowering, node: Node) -> Form:
    meaning = op.MINUS if "--" in low.code(pick(node, "operator") or node) else op.PLUS
    return Augment(meaning, low.form(pick(node, "operand")), Literal("1"))


def _length(low: Lowering, node: Node) -> Form:
    return Noun("the last index of {}", (Name(low.code(node).removeprefix("$#")),))


def _loopex(low: Lowering, node: Node) -> Form:
    verbs = {"next": "go on with the next round", "last": "leave the loop"}
    target = pick(node, types("label"))
    verb = verbs.get(low.code(node.children[0]), "do this round again")
    return phrases.jumped(verb, "" if target is None else low.code(target))


def _matched(low: Lowering, node: Node) -> Form:
    """A pattern on its own asks about `$_`; the first argument of `split` is only a pattern."""
    above = node.parent
    while above is not None and above.type in ("list_expression", "parenthesized_expression"):
        above = above.parent
    if above is not None and called(low, above) == "split":
        return Literal(low.code(node))
    return Clause("`$_` matches {}", "`$_` does not match {}", (Literal(low.code(node)),))


def _regex(low: Lowering, node: Node) -> Form:
    """`$x =~ /p/` is a question, `$x =~ s/p/q/` an instruction."""
    right = pick(node, "right")
    if right is None:
        return forms.Quoted(low.code(node))
    left, pattern = low.form(pick(node, "left")), Literal(low.code(right))
    if right.type in ("substitution_regexp", "transliteration_expression"):
        return Command("change {} by {}", (left, pattern))
    meaning = op.MATCHES if "=~" in low.code(pick(node, "operator") or node) else op.MATCHES_NOT
    return Binary(meaning, left, pattern)


def _any_binary(low: Lowering, node: Node) -> Form:
    token = pick(node, "operator")
    if token is not None and low.code(token) in ("=~", "!~"):
        return _regex(low, node)
    return _binary(low, node)


def _reference(low: Lowering, node: Node) -> Form:
    return Noun("a reference to {}", (low.form(node.named_children[0]),))


def _flat(node: Node) -> list[Node]:
    """The elements of a literal: a list in it is no element but holds them."""
    return [
        inner
        for n in node.named_children
        for inner in (n.named_children if n.type == "list_expression" else [n])
    ]


def _says(words: str) -> Reader:
    return lambda _low, _node: Literal(words)


def _substituted(low: Lowering, node: Node) -> Form:
    return Command("change `$_` by {}", (Literal(low.code(node)),))


READERS = {
    **COMMON,
    **dict.fromkeys(
        str.split(
            "scalar array hash bareword function method package container_variable glob "
            "autoquoted_bareword filehandle varname primitive slice_container_variable label "
            "fileglob_expression slices keyval_container_variable"
        ),
        read.name,
    ),
    **dict.fromkeys(
        str.split(
            "string_literal interpolated_string_literal quoted_word_list heredoc_token version "
            "match_regexp_literal quoted_regexp command_string boolean undef_expression "
            "command_heredoc_token"
        ),
        read.literal,
    ),
    **dict.fromkeys(
        str.split(
            "function_call_expression ambiguous_function_call_expression func0op_call_expression "
            "func1op_call_expression"
        ),
        call,
    ),
    "method_call_expression": _method,
    "coderef_call_expression": _coderef,
    "array_element_expression": _element,
    "hash_element_expression": _element,
    "slice_expression": _element,
    "arraylen": _length,
    "variable_declaration": _declaration,
    "localization_expression": read.inner(),
    "binary_expression": _any_binary,
    "equality_expression": read.binary(),
    "relational_expression": read.binary(),
    "lowprec_logical_expression": read.binary(),
    "unary_expression": read.unary(operand="operand", words={"\\": "a reference to {}"}),
    "refgen_expression": _reference,
    "preinc_expression": _update,
    "postinc_expression": _update,
    "assignment_expression": read.augment(),
    "conditional_expression": read.choice(nth(0), nth(1), nth(2)),
    "list_expression": read.series(),
    "stub_expression": _says("an empty list"),
    "anonymous_array_expression": read.collection("list", _flat),
    "anonymous_hash_expression": read.collection("hash", _flat),
    "anonymous_subroutine_expression": _closure,
    "map_grep_expression": _map_grep,
    "sort_expression": _sorted,
    "reverse_expression": read.noun("{} in reverse", nth(-1)),
    "match_regexp": _matched,
    "substitution_regexp": _substituted,
    "transliteration_expression": read.literal,
    "readline_expression": _says("a line of input"),
    "loopex_expression": _loopex,
    "return_expression": read.returns(),
    "require_expression": read.imports(ALL),
    "do_expression": read.quoted,
    "eval_expression": read.quoted,
    "use_statement": lambda low, node: phrases.imported(
        tuple(Name(low.code(n)) for n in picks(node, "module"))
    ),
    "package_statement": read.command("work in the package {}", "name"),
    "ERROR": read.quoted,
}
