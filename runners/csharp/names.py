"""The grammar's names for C#'s parts, and small questions about them."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from pytest_flow2code.assembly import Imports, outliner
from pytest_flow2code.syntax import Grammar, Source, ancestors, child, descendants, named, text

GRAMMAR = Grammar("tree_sitter_c_sharp", closers=("}", "{}"))
TYPES = (
    "class_declaration",
    "struct_declaration",
    "record_declaration",
    "interface_declaration",
    "enum_declaration",
    "delegate_declaration",
)
METHODS = ("method_declaration", "local_function_statement", "constructor_declaration")
NAMESPACES = ("namespace_declaration", "file_scoped_namespace_declaration")
DEFINES = ("preproc_define", "preproc_undef")
LEADING = ("using_directive", "extern_alias_directive", *DEFINES)

outline = outliner(
    GRAMMAR,
    dict.fromkeys((*TYPES, *METHODS), ("name",)),
    Imports(statements=LEADING, beside=("file_scoped_namespace_declaration", "global_attribute")),
)


def name(node: Node) -> str:
    """The name of a declaration; empty if the grammar found none."""
    found = node.child_by_field_name("name")
    return "" if found is None else text(found)


def body(node: Node) -> Node | None:
    return child(node, "declaration_list", "enum_member_declaration_list")


def members(node: Node) -> list[Node]:
    """What a type's body declares itself."""
    inner = body(node)
    return [] if inner is None else inner.named_children


def methods(node: Node) -> Iterator[tuple[Node, tuple[str, tuple[str, ...]]]]:
    """Every method that a type's body declares, with its name and parameter types."""
    for member in members(node):
        if member.type == "method_declaration":
            yield member, (name(member), parameters(member))


def parameters(method: Node) -> tuple[str, ...]:
    """The parameter types as written."""
    listed = child(method, "parameter_list")
    kinds = [] if listed is None else listed.children_by_field_name("type")
    for node in [] if listed is None else named(listed, "parameter"):
        kind = node.child_by_field_name("type")
        kinds += [] if kind is None else [kind]
    return tuple("".join(text(kind).split()) for kind in kinds)


def types(source: Source) -> list[Node]:
    """All type declarations of a text, nested ones after the type that holds them."""
    return list(descendants(source.root, *TYPES))


def is_top(node: Node) -> bool:
    """Whether a type stands in no other type."""
    return not any(above.type in TYPES for above in ancestors(node))


def home(source: Source, entry: str) -> Node | None:
    """The type whose own body has a method called `entry`."""
    for node in types(source):
        if any(found == entry for _, (found, _) in methods(node)):
            return node
    return None


def path(source: Source, node: Node) -> str:
    """A type's name as reflection wants it: namespaces by dots, outer types by plus signs."""
    whole = name(node)
    for above in ancestors(node):
        if above.type in TYPES:
            whole = f"{name(above)}+{whole}"
        elif above.type == "namespace_declaration":
            whole = f"{name(above)}.{whole}"
    return ".".join([*map(name, named(source.root, "file_scoped_namespace_declaration")), whole])


def end_of(source: Source, node: Node) -> int:
    """Where a type's closing brace stands, or the text's end if it has none."""
    inner = body(node)
    if inner is None:
        return source.length
    last = inner.children[-1]
    return min(last.start_byte, source.length) if last.type == "}" else source.length
