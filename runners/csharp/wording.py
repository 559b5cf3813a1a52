"""What C#'s expressions and simple statements mean, for the pseudocode charts."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.lowering import (
    ALL,
    COMMON,
    FIRST,
    Lowering,
    besides,
    nth,
    pick,
    picks,
    types,
    within,
)
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.lowering import wording_readers as read
from pytest_flow2code.lowering.table import Reader
from pytest_flow2code.lowering.wording_forms import Call, Clause, Command, Form, Name, Noun, Series
from pytest_flow2code.syntax import child

_PRINTS = ("Console.WriteLine", "Console.Write", "Console.Error.WriteLine")


def _invocation(low: Lowering, node: Node) -> Form:
    function = pick(node, "function")
    given = low.forms(n for part in picks(node, "arguments") for n in part.named_children)
    if function is None:
        return read.quoted(low, node)
    called = low.code(function)
    if called in _PRINTS:
        return phrases.printed(given)
    if called == "Environment.Exit":
        return Command("end the program with status {}", given[:1])
    if function.type != "member_access_expression":
        return Call(low.form(function), given)
    owner, method = pick(function, "expression"), pick(function, "name")
    return Call(low.form(method), given, low.form(owner))


def _prefixed(low: Lowering, node: Node) -> Form:
    sign = low.code(node.children[0])
    if sign in ("++", "--"):
        return read.update(FIRST)(low, node)
    words = {"^": "place {} from the end", "&": "the address of {}", "*": "what {} points to"}
    return read.unary(lambda n: n.children[:1], FIRST, words)(low, node)


def _created(low: Lowering, node: Node) -> Form:
    """A new object, with the values it starts with."""
    kind = Name(low.code(pick(node, "type") or node))
    first = pick(node, "initializer")
    values = () if first is None else low.forms(picks(first, ALL))
    arguments = low.forms(n for part in picks(node, "arguments") for n in part.named_children)
    if values and not arguments:
        return Noun("a new {} with {}", (kind, Series(values)))
    return read.quoted(low, node) if values else read.creates()(low, node)


def _array(low: Lowering, node: Node) -> Form:
    listed = child(node, "initializer_expression")
    if listed is not None:
        return low.form(listed)
    kind = pick(node, "type") or node
    sizes = low.forms(picks(node, within("type", within("rank", ALL))))
    if not sizes:
        return read.quoted(low, node)
    element = pick(kind, "type") or kind
    size = Series(sizes, word="by")
    return Noun("a new array of {} of size {}", (Name(low.code(element)), size))


def _kind(node: Node) -> list[Node]:
    """The type of a declaration, unless it is left to the compiler."""
    return [n for n in picks(node, "type") if n.type != "implicit_type"]


def _is_pattern(low: Lowering, node: Node) -> Form:
    value, pattern = pick(node, "expression"), pick(node, "pattern")
    if value is None or pattern is None:
        return read.quoted(low, node)
    return Clause("{} is {}", "{} is not {}", (low.form(value), low.form(pattern)))


def _either(word: str) -> Reader:
    return lambda low, node: Noun(
        f"{{}} {word} {{}}", tuple(low.forms((node.named_children[0], node.named_children[-1])))
    )


def _relation(low: Lowering, node: Node) -> Form:
    """`> 5` as a pattern."""
    meaning = low.table.operators.get(low.code(node.children[0]))
    value = pick(node, FIRST)
    if meaning is None or value is None:
        return read.quoted(low, node)
    return Noun(meaning.words.removeprefix("is ") + " {}", (low.form(value),))


def held(low: Lowering, node: Node) -> Form:
    """What a `using` or `lock` holds."""
    resource = pick(node, FIRST)
    if resource is None:
        return read.quoted(low, node)
    steps = [n for n in resource.named_children if n.type == "variable_declarator"]
    if not steps:
        return phrases.held((low.form(low.unwrapped(resource)),))
    return phrases.held(tuple(_resource(low, step) for step in steps))


def _resource(low: Lowering, node: Node) -> Form:
    value, name = pick(node, besides("name")), pick(node, "name")
    if value is None or name is None:
        return Name(low.code(node))
    return Noun("{} as {}", (low.form(value), low.form(name)))


def _import(low: Lowering, node: Node) -> Form:
    code = low.code(node).strip(" ;")
    return phrases.imported((Name(code.removeprefix("global ").removeprefix("using ").strip()),))


_DECLARES = read.declares(_kind, types("variable_declarator"), "name", besides("name"))

_LITERALS = (
    "integer_literal",
    "real_literal",
    "boolean_literal",
    "null_literal",
    "character_literal",
    "string_literal",
    "verbatim_string_literal",
    "raw_string_literal",
    "interpolated_string_expression",
)
_NAMES = (
    "alias_qualified_name",
    "array_type",
    "base",
    "conditional_access_expression",
    "default_expression",
    "discard",
    "enum_member_declaration",
    "generic_name",
    "implicit_type",
    "nullable_type",
    "pointer_type",
    "predefined_type",
    "qualified_name",
    "ref_type",
    "sizeof_expression",
    "this",
    "tuple_pattern",
    "tuple_type",
    "typeof_expression",
    "var_pattern",
)
_QUOTED = (
    "anonymous_method_expression",
    "anonymous_object_creation_expression",
    "attribute_list",
    "declaration_expression",
    "delegate_declaration",
    "extern_alias_directive",
    "global_attribute",
    "implicit_object_creation_expression",
    "list_pattern",
    "query_expression",
    "range_expression",
    "recursive_pattern",
    "stackalloc_expression",
    "switch_expression",
    "with_expression",
)

READERS = {
    **COMMON,
    **dict.fromkeys(_LITERALS, read.literal),
    **dict.fromkeys(_NAMES, read.name),
    **dict.fromkeys(_QUOTED, read.quoted),
    "argument": read.inner(nth(-1)),
    "array_creation_expression": _array,
    "as_expression": read.noun("{} as a {}", "left", "right"),
    "assignment_expression": read.augment(),
    "await_expression": read.noun("the result of {}", FIRST),
    "cast_expression": read.noun("{} converted to {}", "value", "type"),
    "checked_expression": read.inner(nth(-1)),
    "collection_expression": read.collection("list"),
    "constant_pattern": read.inner(),
    "declaration_pattern": read.noun("a {} called {}", "type", "name"),
    "element_access_expression": read.index("expression", within("subscript", ALL)),
    "event_field_declaration": read.inner(types("variable_declaration")),
    "field_declaration": read.inner(types("variable_declaration")),
    "file_scoped_namespace_declaration": read.command("this is part of the namespace {}", "name"),
    "implicit_array_creation_expression": read.inner(nth(-1)),
    "initializer_expression": read.collection("list"),
    "invocation_expression": _invocation,
    "is_expression": read.clause("{} is a {}", "{} is not a {}", "left", "right"),
    "is_pattern_expression": _is_pattern,
    "lambda_expression": read.closure(),
    "local_declaration_statement": read.inner(types("variable_declaration")),
    "member_access_expression": read.member("expression", "name"),
    "negated_pattern": read.noun("not {}", FIRST),
    "object_creation_expression": _created,
    "and_pattern": _either("and"),
    "or_pattern": _either("or"),
    "parenthesized_pattern": read.inner(),
    "postfix_unary_expression": read.update(FIRST),
    "prefix_unary_expression": _prefixed,
    "property_declaration": read.declares("type", lambda node: [node], "name", "value"),
    "ref_expression": read.inner(),
    "relational_pattern": _relation,
    "throw_expression": read.raises(),
    "tuple_expression": read.collection("tuple"),
    "type_pattern": read.noun("a {}", "type"),
    "using_directive": _import,
    "variable_declaration": _DECLARES,
    "yield_statement": read.command("give {}", FIRST),
    "method_declaration": read.quoted,
    "record_declaration": read.quoted,
}
