"""Small questions about tree-sitter nodes."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node


def descendants(node: Node, *types: str) -> Iterator[Node]:
    """`node` and all below it in the order of the text; only the given types if any are given."""
    stack = [node]
    while stack:
        current = stack.pop()
        if not types or current.type in types:
            yield current
        stack.extend(reversed(current.children))


def outside(node: Node, *without: str) -> Iterator[Node]:
    """The nodes below `node` in the order of the text, without what lies inside those of the given
    types. As `descendants` it does not recurse: a model may nest deeper than Python can follow."""
    stack = list(reversed(node.children))
    while stack:
        current = stack.pop()
        yield current
        if current.type not in without:
            stack.extend(reversed(current.children))


def named(node: Node, *types: str) -> list[Node]:
    """The named children, only those of the given types if any are given."""
    return [n for n in node.named_children if not types or n.type in types]


def child(node: Node, *types: str) -> Node | None:
    """The first child of one of the types, named or not."""
    return next((n for n in node.children if n.type in types), None)


def ancestors(node: Node) -> Iterator[Node]:
    """The parents of `node`, nearest first."""
    above = node.parent
    while above is not None:
        yield above
        above = above.parent


def text(node: Node) -> str:
    """The node's text as the parser saw it."""
    return (node.text or b"").decode("utf-8", "replace")
