"""The grammar's names for Java's parts, and small questions about them."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from pytest_flow2code.assembly import Imports, outliner
from pytest_flow2code.syntax import Grammar, child, descendants, named, text

GRAMMAR = Grammar("tree_sitter_java", closers=("}", "{}"))
TYPES = (
    "class_declaration",
    "interface_declaration",
    "enum_declaration",
    "record_declaration",
    "annotation_type_declaration",
)
BODIES = ("class_body", "interface_body", "enum_body", "annotation_type_body")
METHODS = ("method_declaration", "constructor_declaration")

outline = outliner(
    GRAMMAR,
    dict.fromkeys((*TYPES, *METHODS), ("name",)),
    Imports(statements=("package_declaration", "import_declaration")),
)


def name(node: Node) -> str:
    """The name of a declaration; empty if the grammar found none."""
    found = node.child_by_field_name("name")
    return "" if found is None else text(found)


def body(node: Node) -> Node | None:
    return child(node, *BODIES)


def members(node: Node) -> Iterator[Node]:
    """What a type's body declares itself, an enum's part after the constants included."""
    inner = body(node)
    for member in () if inner is None else inner.named_children:
        if member.type == "enum_body_declarations":
            yield from member.named_children
        else:
            yield member


def declares(node: Node, method: str) -> bool:
    """Whether a type's own body has a method of this name."""
    return any(m.type == "method_declaration" and name(m) == method for m in members(node))


def parameters(method: Node) -> tuple[str, ...]:
    """The parameter types as written, without generics; `String...` counts as `String[]`."""
    listed = method.child_by_field_name("parameters")
    found = []
    for node in () if listed is None else named(listed, "formal_parameter", "spread_parameter"):
        kind = node.child_by_field_name("type") or next(
            (
                n
                for n in node.named_children
                if n.type.endswith("type") or n.type == "type_identifier"
            ),
            None,
        )
        brackets = (c for d in descendants(node, "dimensions") for c in d.children)
        dimensions = sum(c.type == "[" for c in brackets) + (node.type == "spread_parameter")
        while kind is not None and kind.type in ("array_type", "generic_type"):
            kind = kind.child_by_field_name("element") or kind.named_children[0]
        found.append(("" if kind is None else text(kind)) + "[]" * dimensions)
    return tuple(found)


def fields(node: Node) -> frozenset[str]:
    """The variables that a field or local declaration introduces."""
    return frozenset(name(n) for n in named(node, "variable_declarator"))
