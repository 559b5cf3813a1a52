"""What a PHP text defines and uses, found with the grammar."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from pytest_flow2code.syntax import Grammar, Source, child, descendants, outside

GRAMMAR = Grammar("tree_sitter_php", "language_php", closers=("\n}",))

TYPES = (
    "class_declaration",
    "interface_declaration",
    "trait_declaration",
    "enum_declaration",
)
_CLOSURES = ("anonymous_function", "anonymous_function_creation_expression", "arrow_function")
_FUNCTIONS = ("function_definition", "method_declaration", *_CLOSURES)
_OWN_VARIABLES = frozenset(
    {
        "GLOBALS",
        "_COOKIE",
        "_ENV",
        "_FILES",
        "_GET",
        "_POST",
        "_REQUEST",
        "_SERVER",
        "_SESSION",
        "this",
    }
)


def name_of(source: Source, node: Node) -> str:
    """The name a definition gives, or "" for one without."""
    name = node.child_by_field_name("name")
    return "" if name is None else source.of(name)


def defined(source: Source, *types: str) -> tuple[str, ...]:
    """The functions or types that a text defines outside classes, nested ones included."""
    nodes = outside(source.root, *TYPES)
    return tuple(name_of(source, node) for node in nodes if node.type in types)


def namespaces(source: Source) -> dict[int, str]:
    """Node id of each definition -> the namespace it is in, only for those in one."""
    found: dict[int, str] = {}
    current = ""
    for node in source.root.children:
        if node.type == "namespace_definition":
            name, body = node.child_by_field_name("name"), node.child_by_field_name("body")
            space = "" if name is None else source.of(name)
            if body is None:
                current = space
            elif space:
                found.update((inner.id, space) for inner in body.children)
        elif current:
            found[node.id] = current
    return found


def variables(source: Source) -> tuple[str, ...]:
    """The variables of a text's top level, without PHP's own."""
    found = {
        source.of(node)[1:]: None
        for node in outside(source.root, *_FUNCTIONS, *TYPES)
        if node.type == "variable_name"
    }
    return tuple(name for name in found if name not in _OWN_VARIABLES)


def declared_global(source: Source) -> tuple[str, ...]:
    """The variables that the functions of a text take from the top level."""
    found = {
        source.of(node)[1:]: None
        for statement in descendants(source.root, "global_declaration")
        for node in statement.named_children
        if node.type == "variable_name"
    }
    return tuple(name for name in found if name not in _OWN_VARIABLES)


def free(source: Source) -> tuple[str, ...]:
    """The variables of a text's top level that it uses and never sets."""
    given = {
        source.of(node)[1:]
        for target in _targets(source.root)
        for node in descendants(target, "variable_name")
    }
    return tuple(name for name in variables(source) if name not in given)


def _targets(root: Node) -> Iterator[Node]:
    for node in outside(root, *_FUNCTIONS, *TYPES):
        if node.type in ("assignment_expression", "reference_assignment_expression"):
            left = node.child_by_field_name("left")
            if left is not None:
                yield left
        elif node.type == "foreach_statement":
            yield from [n for n in node.named_children if n.type != "compound_statement"][1:2]
        elif node.type == "catch_clause":
            yield node


def closures(source: Source) -> tuple[str, ...]:
    """The top-level variables that hold a function."""
    found = []
    for node in outside(source.root, *_FUNCTIONS, *TYPES):
        if node.type != "assignment_expression":
            continue
        left, right = (node.child_by_field_name(field) for field in ("left", "right"))
        if left is not None and right is not None and right.type in _CLOSURES:
            found.append(source.of(left).lstrip("$"))
    return tuple(found)


def methods(source: Source) -> tuple[tuple[str, str], ...]:
    """(class, method) of every class that has a name."""
    return tuple(
        (name_of(source, owner), name_of(source, method))
        for owner in descendants(source.root, "class_declaration")
        for method in _members(owner)
    )


def _members(owner: Node) -> list[Node]:
    body = child(owner, "declaration_list")
    return [] if body is None else [n for n in body.children if n.type == "method_declaration"]
