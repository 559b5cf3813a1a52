"""How the tests reach the functions that a task asks for, and as what they take the results."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from pytest_flow2code.assembly import native
from pytest_flow2code.assembly.outline import name_of
from pytest_flow2code.core.task import Task
from pytest_flow2code.runners.cpp.dialect import DIALECT, GRAMMAR
from pytest_flow2code.syntax import Source, ancestors, child, descendants, parse

_WORDS = """std string vector map set pair list deque array tuple unordered_map unordered_set
multiset multimap stack queue priority_queue optional bitset complex size_t int8_t int16_t int32_t
int64_t uint8_t uint16_t uint32_t uint64_t"""
_TYPES = frozenset(_WORDS.split())
"""Types that mean the same in every program."""

STANDARD = frozenset(word for word in _TYPES if not word.endswith("_t")) - {"std"}
"""The names of the library's types that stand in its namespace alone."""

_MEMBERS = ("function_definition", "field_declaration", "declaration")


def redirects(task: Task, answer: str) -> tuple[native.Redirect, ...]:
    """What becomes of the calls of the functions that the reference defines at top level."""
    source = parse(GRAMMAR, task.reference)
    results: dict[str, str] = {}
    for node in source.root.named_children:
        if node.type == "function_definition":
            results[native.declared_name(DIALECT, source, node)] = _result(source, node)
    results.setdefault(task.entry_point, "")
    own = native.names(DIALECT, answer)
    given = native.names(DIALECT, task.header) - {task.entry_point}
    found = []
    for name, result in results.items():
        via = "" if name in own | given else _hidden(answer, name)
        if result or via:
            found.append(native.Redirect(name, result, via))
    return tuple(found)


def _result(source: Source, function: Node) -> str:
    """The type of a function's result, or "" if another program could mean another type by it."""
    kind, declarator = (function.child_by_field_name(f) for f in ("type", "declarator"))
    if kind is None or declarator is None or kind.type == "placeholder_type_specifier":
        return ""
    stars = ""
    while declarator is not None and declarator.type == "pointer_declarator":
        stars += "*"
        declarator = declarator.child_by_field_name("declarator")
    if declarator is None or declarator.type != "function_declarator":
        return ""
    if child(declarator, "trailing_return_type") is not None:
        return ""
    words = {
        source.of(node)
        for node in descendants(kind, "type_identifier", "namespace_identifier", "identifier")
    }
    written = source.of(kind)
    return f"{written}{stars}" if words <= _TYPES and f"{written}{stars}" != "void" else ""


def _hidden(answer: str, name: str) -> str:
    """What reaches a function that the answer defines in a class or a namespace, or ""."""
    source = parse(GRAMMAR, answer)
    for node in descendants(source.root, *_MEMBERS):
        declared = name_of(node, ("declarator",))
        if declared is None or source.of(declared) != name:
            continue
        scopes = list(_scopes(node))
        if not scopes or any(scope.child_by_field_name("name") is None for scope in scopes):
            continue
        names = [source.of(scope.child_by_field_name("name") or scope) for scope in scopes]
        inside = "::".join(reversed(names))
        free = scopes[0].type == "namespace_definition"
        return f"{inside}::" if free or _is_static(source, node) else f"{inside}()."
    return ""


def _scopes(node: Node) -> Iterator[Node]:
    """The named scopes around a declaration, innermost first; none for one in a function."""
    for above in ancestors(node):
        if above.type == "function_definition":
            return
        if above.type in ("class_specifier", "struct_specifier", "namespace_definition"):
            yield above


def _is_static(source: Source, node: Node) -> bool:
    return any(source.of(n) == "static" for n in node.children)
