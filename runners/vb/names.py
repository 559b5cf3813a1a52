"""The grammar's names for Visual Basic's parts, and small questions about them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tree_sitter import Node

from pytest_flow2code.assembly import Imports, outliner
from pytest_flow2code.core.language import Outline
from pytest_flow2code.syntax import (
    Grammar,
    Source,
    ancestors,
    child,
    descendants,
    named,
    parse,
    text,
)

GRAMMAR = Grammar(
    "tree_sitter_vb_dotnet",
    closers=("\nEnd Module\n", "\nEnd Class\n"),
    inmost=("\nEnd Function\n", "\nEnd Sub\n"),
    outmost=("\nEnd Namespace\n",),
)
_PLAIN = Grammar("tree_sitter_vb_dotnet")
TYPES = ("module_block", "class_block", "structure_block", "interface_block", "enum_block")
HOSTS = {"module_block": "Module", "class_block": "Class", "structure_block": "Structure"}
METHODS = ("method_declaration",)
LEADING = ("option_statements", "imports_statement")
MEMBERS = ("field_declaration", "const_declaration", "property_declaration", *METHODS, *TYPES)

_outline = outliner(
    GRAMMAR,
    dict.fromkeys((*TYPES, *METHODS, "property_declaration", "namespace_block"), ("name",)),
    Imports(
        statements=("imports_statement",),
        beside=("option_statements", "blank_line", "preprocessor_directive"),
    ),
    fold_case=True,
)


def outline(code: str) -> Outline:
    """What a text defines; procedures that stand in no type are looked at inside one."""
    code = code if code.endswith("\n") else f"{code}\n"
    plain = _outline(code)
    if not plain.errors:
        return plain
    wrapped = _outline(wrap(code, "Module Flow2Code__", "End Module"))
    better = wrapped if wrapped.errors < plain.errors else plain
    return replace(better, steps=plain.steps + wrapped.steps)


def wrap(code: str, opening: str, closing: str) -> str:
    """`code` with its options and imports first and a type around all else."""
    lines = code.splitlines(keepends=True)
    kept = leading(code)
    return f"{''.join(lines[:kept])}\n{opening}\n{''.join(lines[kept:])}\n{closing}\n"


def leading(code: str) -> int:
    """How many lines at the beginning hold nothing but options, imports and comments.

    The grammar gives up on a procedure that stands in no type, so these lines are looked for
    before it gets one.
    """
    lines = code.splitlines(keepends=True)
    kept, beyond = 0, 1
    while beyond <= len(lines) and _leads(lines[:beyond]):
        kept, beyond = beyond, 2 * beyond
    beyond = min(beyond, len(lines) + 1)
    while beyond - kept > 1:
        middle = (kept + beyond) // 2
        kept, beyond = (middle, beyond) if _leads(lines[:middle]) else (kept, middle)
    return kept


def _leads(lines: list[str]) -> bool:
    source = parse(_PLAIN, "".join(lines))
    return not source.errors and all(_is_leading(n) for n in source.root.named_children)


def _is_leading(node: Node) -> bool:
    return node.type in (*LEADING, "comment", "blank_line", "preprocessor_directive")


def name(node: Node) -> str:
    """The name of a declaration, without the brackets that may stand around it."""
    found = node.child_by_field_name("name") or child(node, "identifier", "namespace_name")
    return "" if found is None else text(found).strip("[]")


def key(node: Node) -> str:
    """A declaration's name as the language compares it."""
    return name(node).lower()


def methods(node: Node) -> list[Node]:
    """The procedures that a type's body declares itself."""
    return named(node, *METHODS)


def types(source: Source) -> list[Node]:
    """All type declarations of a text, nested ones after the type that holds them."""
    return list(descendants(source.root, *TYPES))


def holders(node: Node) -> Iterator[Node]:
    """The types and namespaces around a type, nearest first."""
    return (n for n in ancestors(node) if n.type in (*TYPES, "namespace_block"))


def home(source: Source, entry: str) -> Node | None:
    """The type whose own body has a procedure called `entry`."""
    for node in types(source):
        if node.type in HOSTS and any(key(m) == entry.lower() for m in methods(node)):
            return node
    return None


def declared(node: Node) -> frozenset[str]:
    """The names, as compared, that a member of a type declares."""
    if node.type == "field_declaration":
        return frozenset(key(n) for n in named(node, "variable_declarator"))
    return frozenset({key(node)} - {""})


def member(node: Node) -> str:
    """The name after the dot of an access to a member."""
    found = node.child_by_field_name("member")
    return "" if found is None else text(found).lower()
