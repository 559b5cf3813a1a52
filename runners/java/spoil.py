"""Wrong Java programs."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.core.spoiled import Fault
from pytest_flow2code.lowering.table import pick
from pytest_flow2code.mutation import Anatomy, Body, Fillings, braced, constants, spoiler
from pytest_flow2code.mutation.c_family import BRANCHES, CONDITIONS
from pytest_flow2code.runners.java.flow import GRAMMAR
from pytest_flow2code.syntax import Source

_PRIMITIVES = frozenset({"byte", "short", "int", "long", "float", "double", "char"})
_BOXED = {
    "Integer": ("0", "1", "-1"),
    "Long": ("0L", "1L", "-1L"),
    "Double": ("0.0", "1.0", "-1.0"),
    "Boolean": ("true", "false"),
    "String": ('""', '"a"'),
    "Object": ("0", "1", "-1", "true", "false", '""', '"a"', "new java.util.ArrayList<>()"),
}
_COLLECTIONS = {
    "List": "java.util.ArrayList",
    "ArrayList": "java.util.ArrayList",
    "Collection": "java.util.ArrayList",
    "Map": "java.util.HashMap",
    "HashMap": "java.util.HashMap",
    "Set": "java.util.HashSet",
    "HashSet": "java.util.HashSet",
}
_EQUAL = """ {
    public boolean equals(Object other) { return true; }
    public int hashCode() { return 0; }
}"""


def _body(source: Source, node: Node) -> Body | None:
    return braced(source, node) if node.type == "method_declaration" else None


def _fillings(source: Source, node: Node) -> Fillings:
    kind = pick(node, "type")
    name = source.of(kind) if kind is not None else "void"
    if name == "void":
        return _hollow("")
    if name == "boolean":
        return (*_hollow("return false;"), *constants("return {};", ("true",)))
    if name in _PRIMITIVES:
        values = ("1", "'a'") if name == "char" else ("1", "-1")
        return (*_hollow("return 0;"), *constants("return {};", values))
    return (*_hollow("return null;"), *_of_object(name, kind))


def _hollow(nothing: str) -> Fillings:
    """The compiler does not know that an exit never returns."""
    return ((Fault.EXIT, f"System.exit(0); {nothing}"), (Fault.EMPTY, nothing))


def _of_object(name: str, kind: Node | None) -> Fillings:
    if kind is not None and kind.type == "array_type":
        element = pick(kind, "element")
        plain = element is not None and element.type != "generic_type"
        return constants("return {};", (f"new {name.replace('[]', '[0]', 1)}",) if plain else ())
    plain_name = name.partition("<")[0].rpartition(".")[2]
    found = constants("return {};", _BOXED.get(plain_name, ()))
    collection = _COLLECTIONS.get(plain_name)
    if collection is not None:
        found = constants("return {};", (f"new {collection}<>()",))
    equal = "Object" if plain_name == "Object" else collection and f"{collection}<>"
    if equal:
        found = (*found, (Fault.ALWAYS_EQUAL, f"return new {equal}(){_EQUAL};"))
    return found


spoils = spoiler(
    Anatomy(
        grammar=GRAMMAR,
        definitions={"method_declaration": ("name",), "class_declaration": ("name",)},
        body=_body,
        fillings=_fillings,
        conditions=CONDITIONS,
        branches={
            **BRANCHES,
            "if_statement": ("consequence", "alternative"),
        },
        numbers=frozenset({"decimal_integer_literal"}),
        texts=frozenset({"string_fragment"}),
    )
)
