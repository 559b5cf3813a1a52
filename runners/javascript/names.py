"""The names a script binds at its top level, found with the grammar."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from pytest_flow2code.syntax import Grammar, Source, outside

GRAMMAR = Grammar("tree_sitter_javascript", closers=("\n}", "\n})"))

FUNCTIONS = frozenset(
    {
        "function_declaration",
        "generator_function_declaration",
        "function_expression",
        "generator_function",
        "arrow_function",
        "method_definition",
    }
)
_NAMED = ("function_declaration", "generator_function_declaration", "class_declaration")
_INNER = FUNCTIONS | {"class_declaration", "class", "class_body"}
_BINDING = ("identifier", "shorthand_property_identifier_pattern")


def at_top(node: Node) -> Iterator[Node]:
    """The nodes below `node` that are not inside a function or a class, in the text's order."""
    return outside(node, *_INNER)


def bound(source: Source) -> tuple[str, ...]:
    """Names that declarations outside functions bind, each once.

    Block-scoped names in nested blocks are among them; whoever asks for their values finds out.
    """
    names: dict[str, None] = {}
    for node in at_top(source.root):
        if node.type in _NAMED:
            name = node.child_by_field_name("name")
            targets = [] if name is None else [name]
        elif node.type == "variable_declarator":
            targets = list(_targets(node.child_by_field_name("name")))
        else:
            continue
        names.update((source.of(target), None) for target in targets)
    return tuple(names)


def _targets(pattern: Node | None) -> Iterator[Node]:
    """The names in a declarator's pattern, without keys and default values."""
    waiting = [pattern]
    while waiting:
        part = waiting.pop()
        if part is None:
            continue
        if part.type in _BINDING:
            yield part
        elif part.type == "pair_pattern":
            waiting.append(part.child_by_field_name("value"))
        elif part.type in ("assignment_pattern", "object_assignment_pattern"):
            waiting.append(part.child_by_field_name("left"))
        else:
            waiting.extend(reversed(part.named_children))


def waits(source: Source) -> bool:
    """Whether there is an `await` outside every function, which makes the script itself wait."""
    return any(
        node.type == "await_expression" or (node.type == "for_in_statement" and _awaits(node))
        for node in at_top(source.root)
    )


def _awaits(loop: Node) -> bool:
    return any(child.type == "await" for child in loop.children)


def classes_with(source: Source, method: str) -> tuple[str, ...]:
    """The top-level classes that have a method of this name."""
    found = []
    for node in at_top(source.root):
        if node.type != "class_declaration":
            continue
        name, body = (node.child_by_field_name(field) for field in ("name", "body"))
        members = [] if body is None else body.named_children
        names = [member.child_by_field_name("name") for member in members]
        if name is not None and method in [source.of(n) for n in names if n is not None]:
            found.append(source.of(name))
    return tuple(found)
