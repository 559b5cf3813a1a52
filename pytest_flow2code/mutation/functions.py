"""Finding the functions that a task asks for."""

from __future__ import annotations

from collections.abc import Sequence

from tree_sitter import Node

from pytest_flow2code.assembly.outline import definitions
from pytest_flow2code.mutation.anatomy import Anatomy, Body
from pytest_flow2code.syntax import Source, ancestors, descendants


def entries(anatomy: Anatomy, source: Source, entry_point: str) -> list[tuple[Node, Body]]:
    """The functions called `entry_point`, or those inside the type called so; all functions of
    the text if there is neither. Functions inside functions are left to the outer one."""
    found = definitions(source, anatomy.definitions)
    named = _called(anatomy, found, entry_point)
    own = _outermost(anatomy, source, named)
    if not own:
        inside = [n for top in named for n in descendants(top, *anatomy.definitions)]
        own = _outermost(anatomy, source, inside)
    if not own:
        every = [node for nodes in found.values() for node in nodes]
        own = _outermost(anatomy, source, every)
    skipped = {node.id for name in anatomy.untouched for node in _called(anatomy, found, name)}
    kept = [(node, body) for node, body in own if node.id not in skipped]
    return kept or own


def _called(anatomy: Anatomy, found: dict[str, list[Node]], wanted: str) -> list[Node]:
    """The definitions with this name; a qualified one (`A::f`, `m.f`) goes by its last part."""

    def same(name: str) -> bool:
        pair = (name, wanted)
        one, other = (text.lower() for text in pair) if anatomy.fold_case else pair
        return one == other or one.endswith((f"::{other}", f".{other}"))

    return [node for name, nodes in found.items() if same(name) for node in nodes]


def _outermost(anatomy: Anatomy, source: Source, nodes: Sequence[Node]) -> list[tuple[Node, Body]]:
    bodies = [(node, body) for node in nodes if (body := anatomy.body(source, node)) is not None]
    ids = {node.id for node, _ in bodies}
    ordered = sorted(bodies, key=lambda pair: pair[0].start_byte)
    return [
        (node, body) for node, body in ordered if not any(up.id in ids for up in ancestors(node))
    ]
