"""The grammar's names for the parts of a Fortran source."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.syntax import Grammar, child

GRAMMAR = Grammar("tree_sitter_fortran", closers=("\nend program\n", "\nend\n"))

MODULES = frozenset({"module", "submodule", "block_data"})
PROCEDURES = frozenset({"function", "subroutine"})
HEADINGS = {"function_statement": ("name",), "subroutine_statement": ("name",)}
SPECIFICATIONS = frozenset(
    {
        "common_statement",
        "derived_type_definition",
        "enum",
        "equivalence_statement",
        "implicit_statement",
        "include_statement",
        "interface",
        "namelist_statement",
        "parameter_statement",
        "save_statement",
        "use_statement",
        "variable_declaration",
        "variable_modification",
    }
)


def heading_name(node: Node) -> Node | None:
    """The name in the heading of a program unit or a procedure."""
    heading = child(node, *HEADINGS, "module_statement", "program_statement")
    return None if heading is None else child(heading, "name")
