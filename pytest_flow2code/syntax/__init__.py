"""Source text in, tree-sitter trees out; and edits by node, never by counting characters."""

from pytest_flow2code.syntax.edits import Edit, apply, cut, replace
from pytest_flow2code.syntax.grammar import Grammar, Source, parse
from pytest_flow2code.syntax.walk import ancestors, child, descendants, named, outside, text

__all__ = [
    "Edit",
    "Grammar",
    "Source",
    "ancestors",
    "apply",
    "child",
    "cut",
    "descendants",
    "named",
    "outside",
    "parse",
    "replace",
    "text",
]
