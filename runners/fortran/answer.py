"""An answer taken apart: its modules, and what goes into a module of ours."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from tree_sitter import Node

from pytest_flow2code.assembly import name_of
from pytest_flow2code.runners.fortran.repair import repaired
from pytest_flow2code.runners.fortran.results import valueless
from pytest_flow2code.runners.fortran.units import (
    GRAMMAR,
    MODULES,
    PROCEDURES,
    SPECIFICATIONS,
    heading_name,
)
from pytest_flow2code.syntax import Source, child, descendants, parse

_CACHED = 256


@dataclass(frozen=True, slots=True)
class Module:
    """A module as it is written; `name` is empty for what nobody can use (a submodule)."""

    name: str
    text: str
    names: frozenset[str]


@dataclass(frozen=True, slots=True)
class Answer:
    """`modules` are the answer's own. `uses`, `implicit`, `declarations` and `procedures` are the
    texts of all the rest; `names` is what they define. `headed` says that the answer is a program
    of its own."""

    modules: tuple[Module, ...]
    uses: tuple[str, ...]
    implicit: tuple[str, ...]
    declarations: tuple[str, ...]
    procedures: tuple[str, ...]
    names: frozenset[str]
    headed: bool


@lru_cache(maxsize=_CACHED)
def take_apart(text: str) -> Answer:
    """The parts of an answer. Executable statements of a program of its own are left out."""
    source = parse(GRAMMAR, valueless(repaired(text)))
    parts = list(_parts(source.root))
    loose = [node for node in parts if node.type not in MODULES]
    modules = [node for node in parts if node.type in MODULES]
    return Answer(
        modules=tuple(_module(source, n) for n in modules),
        uses=_texts(source, loose, "use_statement"),
        implicit=_texts(source, loose, "implicit_statement"),
        declarations=_texts(
            source, loose, *(SPECIFICATIONS - {"use_statement", "implicit_statement"})
        ),
        procedures=_texts(source, loose, *PROCEDURES),
        names=frozenset(name for node in loose for name in _defined(source, node)),
        headed=any(True for _ in descendants(source.root, "program_statement")),
    )


def _texts(source: Source, nodes: list[Node], *types: str) -> tuple[str, ...]:
    return tuple(source.of(node).rstrip() for node in nodes if node.type in types)


def _parts(root: Node) -> Iterator[Node]:
    """Modules, procedures outside of modules, and the declarations of a main program."""
    for node in root.children:
        if node.type in MODULES | SPECIFICATIONS or _is_procedure(node):
            yield node
        elif node.type in ("program", "internal_procedures") or node.is_error:
            yield from _parts(node)


def _is_procedure(node: Node) -> bool:
    """A procedure's last line alone also looks like one to the grammar."""
    return node.type in PROCEDURES and heading_name(node) is not None


def _module(source: Source, node: Node) -> Module:
    name = heading_name(node) if node.type == "module" else None
    inside = [n for n in node.children if n.type in SPECIFICATIONS]
    for contained in node.children:
        if contained.type == "internal_procedures":
            inside += [n for n in contained.children if n.type in PROCEDURES]
    names = frozenset(defined for n in inside for defined in _defined(source, n))
    return Module("" if name is None else source.of(name), source.of(node), names)


def _defined(source: Source, node: Node) -> Iterator[str]:
    """The names that a declaration or a procedure makes known, in lower case."""
    if node.type in PROCEDURES:
        name = heading_name(node)
        if name is not None:
            yield source.of(name).lower()
    elif node.type == "interface":
        heading = child(node, "interface_statement")
        name = None if heading is None else child(heading, "name")
        if name is not None:
            yield source.of(name).lower()
    elif node.type == "derived_type_definition":
        for name in descendants(node, "type_name"):
            yield source.of(name).lower()
            return
    else:
        for part in descendants(node, "variable_declaration", "enumerator_statement"):
            for declarator in part.children_by_field_name("declarator"):
                name = name_of(declarator, ("left",))
                first = next(descendants(name or declarator, "identifier"), None)
                if first is not None:
                    yield source.of(first).lower()
