"""What brings a module into a script: `import`, and `require` in all its forms."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.assembly import Imports
from pytest_flow2code.syntax import Source, named

_DECLARING = ("lexical_declaration", "variable_declaration")
_LOADING = ("require", "import")


def _loads(source: Source, node: Node) -> bool:
    """`const { a } = require("b"), c = require("d").c;` or a call of the like alone."""
    if node.type in _DECLARING:
        values = [n.child_by_field_name("value") for n in named(node, "variable_declarator")]
        return bool(values) and all(_is_loaded(source, value) for value in values)
    return node.type == "expression_statement" and any(
        _is_loaded(source, value) for value in node.named_children
    )


def _is_loaded(source: Source, value: Node | None) -> bool:
    """Whether a value is what `require` gives, or a part of it, or what that gives when called."""
    while value is not None:
        if value.type == "call_expression":
            called = value.child_by_field_name("function")
            if called is not None and source.of(called) in _LOADING:
                return True
            value = called
        elif value.type in ("member_expression", "subscript_expression"):
            value = value.child_by_field_name("object")
        elif value.type in ("await_expression", "parenthesized_expression"):
            value = next(iter(value.named_children), None)
        else:
            return False
    return False


IMPORTS = Imports(
    statements=("import_statement", "hash_bang_line"),
    beside=("expression_statement/string",),
    also=_loads,
)
