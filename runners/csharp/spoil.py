"""Wrong C# programs."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.core.spoiled import Fault
from pytest_flow2code.lowering.table import pick
from pytest_flow2code.mutation import Anatomy, Body, Fillings, braced, constants, spoiler
from pytest_flow2code.runners.csharp.names import GRAMMAR
from pytest_flow2code.syntax import Source

_EXIT = "System.Environment.Exit(0);"
_NOTHING = "return default;"
_NUMBERS = ("1", "-1")
_WHOLE = "sbyte byte short ushort int uint long ulong float double decimal BigInteger"
_VALUES = {
    **dict.fromkeys(_WHOLE.split(), _NUMBERS),
    "bool": ("true",),
    "string": ('""', '"a"'),
    "char": ("'a'",),
    "object": ("0", "1", "-1", "true", "false", '""', '"a"'),
    "dynamic": ("0", "1", "-1", "true", "false", '""', '"a"'),
}
_COLLECTIONS = ("List", "Dictionary", "HashSet")


def _body(source: Source, node: Node) -> Body | None:
    """A method's statements, or its only expression."""
    body = pick(node, "body")
    if node.type == "class_declaration" or body is None:
        return None
    if body.type == "arrow_expression_clause":
        value = body.named_children[-1]
        return Body(body.start_byte, value.end_byte, "{ ", " }")
    return braced(source, node)


def _fillings(source: Source, node: Node) -> Fillings:
    kind = pick(node, "returns") or pick(node, "type")
    name = source.of(kind).rstrip("?") if kind is not None else "void"
    if name == "void":
        return ((Fault.EXIT, _EXIT), (Fault.EMPTY, ""))
    values: tuple[str, ...] = _VALUES.get(name, ())
    if kind is not None and kind.type == "array_type":
        values = (f"new {name.replace('[]', '[0]', 1)}",)
    elif name.startswith(_COLLECTIONS):
        values = (f"new {name}()",)
    hollow = ((Fault.EXIT, f"{_EXIT} {_NOTHING}"), (Fault.EMPTY, _NOTHING))
    return (*hollow, *constants("return {};", values))


_METHODS = ("method_declaration", "local_function_statement", "class_declaration")
_CONDITIONS = ("if_statement", "while_statement", "do_statement", "conditional_expression")
_BRANCHES = ("if_statement", "conditional_expression")

spoils = spoiler(
    Anatomy(
        grammar=GRAMMAR,
        definitions=dict.fromkeys(_METHODS, ("name",)),
        body=_body,
        fillings=_fillings,
        conditions=dict.fromkeys(_CONDITIONS, "condition"),
        branches=dict.fromkeys(_BRANCHES, ("consequence", "alternative")),
        numbers=frozenset({"integer_literal"}),
        texts=frozenset({"string_literal_content"}),
        untouched=frozenset({"Main"}),
    )
)
