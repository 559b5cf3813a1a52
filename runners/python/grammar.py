"""Python's grammar, and the statements in it that import."""

from __future__ import annotations

from pytest_flow2code.syntax import Grammar

GRAMMAR = Grammar("tree_sitter_python")
IMPORTS = ("import_statement", "import_from_statement", "future_import_statement")
