"""An answer's own text made fit to stand in a module.

Procedures that stood outside of each other become neighbours in one module: what they declared
about each other (`external`, a type, an interface) would then speak of something else. And no
procedure may take the place of one in the C or the Fortran library.
"""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from pytest_flow2code.runners.fortran.units import GRAMMAR, MODULES, PROCEDURES, heading_name
from pytest_flow2code.syntax import Edit, Source, ancestors, apply, cut, descendants, parse, replace

_NO_LABEL = 'bind(c, name="")'


def repaired(text: str) -> str:
    """The answer with bindings taken off and neighbours known as such."""
    source = parse(GRAMMAR, text)
    edits = [*_unbound(source), *_acquainted(source)]
    return apply(source, edits) if edits else text


def _unbound(source: Source) -> Iterator[Edit]:
    """A procedure's name in C is taken away, not what makes it callable from C."""
    for binding in descendants(source.root, "language_binding"):
        heading = binding.parent
        if heading is None or heading.type not in ("function_statement", "subroutine_statement"):
            continue
        if not any(above.type == "interface" for above in ancestors(heading)):
            yield replace(binding, _NO_LABEL)


def _acquainted(source: Source) -> Iterator[Edit]:
    neighbours = {}
    for node in descendants(source.root, *PROCEDURES):
        if not any(above.type in PROCEDURES | MODULES | {"interface"} for above in ancestors(node)):
            name = heading_name(node)
            if name is not None:
                neighbours[source.of(name).lower()] = node
    if not neighbours:
        return
    for node in descendants(
        source.root, "variable_declaration", "variable_modification", "interface"
    ):
        unit = next((n for n in ancestors(node) if n.type in PROCEDURES | MODULES), None)
        if unit is not None and unit.type in MODULES:
            continue
        if node.type == "interface":
            yield from _interface(source, node, set(neighbours))
        else:
            yield from _declaration(source, node, unit, set(neighbours))


def _interface(source: Source, node: Node, neighbours: set[str]) -> Iterator[Edit]:
    for procedure in descendants(node, *PROCEDURES):
        name = heading_name(procedure)
        if name is not None and source.of(name).lower() in neighbours:
            yield cut(procedure)


def _declaration(
    source: Source, node: Node, unit: Node | None, neighbours: set[str]
) -> Iterator[Edit]:
    declarators = [n for n in node.children_by_field_name("declarator") if n.is_named]
    strange = neighbours if unit is None else neighbours & _called(source, unit)
    kept = [
        n
        for n in declarators
        if n.type != "identifier" or source.of(n).lower() not in strange - _own(source, unit)
    ]
    if len(kept) == len(declarators):
        return
    if kept:
        end = declarators[-1].end_byte
        names = ", ".join(source.of(n) for n in kept)
        yield Edit(declarators[0].start_byte, end, names)
    else:
        yield cut(node)


def _called(source: Source, unit: Node) -> set[str]:
    """What a procedure calls, or hands on as an argument."""
    found = {source.of(call.children[0]).lower() for call in descendants(unit, "call_expression")}
    for listed in descendants(unit, "argument_list"):
        found |= {source.of(n).lower() for n in listed.named_children if n.type == "identifier"}
    return found


def _own(source: Source, unit: Node | None) -> set[str]:
    """A procedure's own name, its result and its arguments."""
    if unit is None:
        return set()
    heading = unit.children[0]
    names = descendants(heading, "name", "identifier")
    return {source.of(name).lower() for name in names}
