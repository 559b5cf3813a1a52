"""The top level of a C or C++ text, taken apart."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from tree_sitter import Node

from pytest_flow2code.assembly.native.dialect import Dialect
from pytest_flow2code.assembly.outline import name_of
from pytest_flow2code.syntax import Source, descendants, parse
from pytest_flow2code.syntax import text as text_of

_INCLUDE = "preproc_include"
_USING = "using_declaration"
_TEMPLATE = "template_declaration"


@dataclass(frozen=True, slots=True)
class Piece:
    """Something complete at top level: `kind` is its node type, `name` what it defines or "",
    `text` stands for itself on lines of its own."""

    kind: str
    name: str
    text: str

    @property
    def is_include(self) -> bool:
        return self.kind == _INCLUDE

    @property
    def is_using(self) -> bool:
        return self.kind == _USING

    @property
    def is_macro(self) -> bool:
        return self.kind in ("preproc_def", "preproc_function_def")


@lru_cache(maxsize=256)
def pieces(dialect: Dialect, text: str) -> tuple[Piece, ...]:
    """The complete pieces of a text in their order. What is torn (a header's open signature) is
    left out."""
    source = parse(dialect.grammar, text)
    found = []
    for node in _top(source):
        if node.end_byte > source.length or node.has_error:
            continue
        if node.type in (_INCLUDE, _USING):
            found.append(Piece(node.type, "", _line(source, node)))
            continue
        name = declared_name(dialect, source, node)
        if name:
            found.append(Piece(node.type, name, _line(source, node)))
    return tuple(found)


def declared_name(dialect: Dialect, source: Source, node: Node) -> str:
    """The name that a node gives to something, or ""."""
    while node.type == _TEMPLATE:
        inner = [n for n in node.named_children if n.type != "template_parameter_list"]
        if not inner:
            return ""
        node = inner[-1]
    if node.type not in dialect.declared:
        return ""
    name = name_of(node, dialect.declared[node.type])
    return source.of(name).strip() if name is not None else ""


@lru_cache(maxsize=256)
def names(dialect: Dialect, text: str) -> frozenset[str]:
    """Everything that a text gives a name to outside of functions, prototypes left out."""
    source = parse(dialect.grammar, text)
    return frozenset(_names(dialect, source)) - {""}


def _names(dialect: Dialect, source: Source) -> Iterator[str]:
    for node in _top(source):
        if node.type == "declaration" and next(descendants(node, "function_declarator"), None):
            continue
        yield declared_name(dialect, source, node)
        yield from (source.of(n.child_by_field_name("name") or n) for n in _enumerators(node))


def _enumerators(node: Node) -> Iterator[Node]:
    return descendants(node, "enumerator") if "enum" in text_of(node) else iter(())


def _line(source: Source, node: Node) -> str:
    text = source.of(node).rstrip()
    return text if node.type.startswith("preproc_") else f"{text};" if text[-1:] != ";" else text


def _top(source: Source) -> Iterator[Node]:
    """Top-level nodes; ERROR nodes, where torn headers end up, and conditionals are looked into."""
    stack = list(reversed(source.root.named_children))
    while stack:
        node = stack.pop()
        if node.is_error or node.type in _OPENED:
            stack.extend(reversed(node.named_children))
        else:
            yield node


_OPENED = frozenset(
    {"preproc_ifdef", "preproc_if", "preproc_else", "linkage_specification", "declaration_list"}
)
