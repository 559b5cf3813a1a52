"""C's grammar as statements and sentences."""

from __future__ import annotations

from pytest_flow2code.core import ir
from pytest_flow2code.lowering import Table, lower_with
from pytest_flow2code.lowering.family_c import READERS, STATEMENTS
from pytest_flow2code.syntax import Grammar

GRAMMAR = Grammar("tree_sitter_c", closers=("\n}", ";"))

TABLE = Table(
    language="c",
    grammar=GRAMMAR,
    statements=STATEMENTS,
    readers=READERS,
    truths=frozenset({"1", "true"}),
    openers=("{",),
)


def lower(source: str) -> ir.Unit:
    """The statement tree of a C source."""
    return lower_with(TABLE, source)
