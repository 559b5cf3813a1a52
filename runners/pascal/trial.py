"""The tests, armed: whatever they do to say that one failed is reported."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from pytest_flow2code.runners.pascal.parts import heading, top
from pytest_flow2code.syntax import Edit, Source, ancestors, apply, child, cut, descendants, replace

_LEAVING = frozenset({"halt", "runerror"})


def armed(tests: Source, word: str, line: int, first: str = "", held: str = "") -> str:
    """The text of the tests, to stand from `line` on, with our calls in it.

    Assertions need none: the linker sends them to us. `first` is what the main block has to do
    before all else; every call of `held` is held to a plain value. The calls' names end in
    `word`.
    """
    edits = [cut(node) for node in top(tests) if node.type == "declUses"]
    if (title := heading(tests)) is not None:
        edits.append(title)
    edits += _failures(tests, word)
    for call in descendants(tests.root, "exprCall") if held else ():
        if tests.of(call.children[0]).lower() == held.lower():
            edits.append(Edit(call.start_byte, call.start_byte, f"Held{word}("))
            edits.append(Edit(call.end_byte, call.end_byte, ")"))
    blocks = [node for node in top(tests) if node.type == "block"]
    begin = child(blocks[-1], "kBegin") if blocks else None
    end = child(blocks[-1], "kEnd") if blocks else None
    if begin is not None and end is not None:
        edits.append(Edit(begin.end_byte, begin.end_byte, f" {first}Begin{word}({line});"))
        edits.append(Edit(end.start_byte, end.start_byte, f"; Done{word};\n"))
    return apply(tests, edits)


def _failures(tests: Source, word: str) -> Iterator[Edit]:
    """A `halt`, or an exception that nothing in the tests catches."""
    for node in descendants(tests.root, "statement", "raise"):
        if node.type == "statement":
            if _called(tests, node) not in _LEAVING:
                continue
        elif any(above.type == "try" for above in ancestors(node)):
            continue
        last = node.children[-1].type == ";"
        if _is_last(node):
            yield cut(node)
        else:
            call = f"Failed{word}({node.start_point.row + 1})"
            yield replace(node, f"{call};" if last else call)


def _called(tests: Source, node: Node) -> str:
    inside = node.named_children[0] if node.named_children else None
    if inside is not None and inside.type == "exprCall":
        inside = inside.child_by_field_name("entity")
    return tests.of(inside).lower() if inside is not None and inside.type == "identifier" else ""


def _is_last(node: Node) -> bool:
    """Whether the main block itself ends here, after all its tests."""
    after, above = node.next_named_sibling, node.parent
    while after is not None and after.type == "comment":
        after = after.next_named_sibling
    return (
        above is not None
        and above.type == "block"
        and above.parent is not None
        and above.parent.type != "defProc"
        and not any(n.type in ("defProc", "block") for n in list(ancestors(node))[1:])
        and (after is None or after.type == "kEnd")
    )
